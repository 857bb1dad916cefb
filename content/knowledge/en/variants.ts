import type { Variants } from "../types";

/** A trade of another sort, recognised by what the description counts. */
export const variants: Variants = {
  logistics: {
    units: ["courier", "parcel", "pickup-point"],
    atWork: { desk: "dispatchers", field: "couriers" },
    industry: {
      forWhom: "for a delivery service",
      forms: {
        org: "the service",
        unit: "parcel",
        units: "parcels",
        clients: "recipients",
        staff: "dispatchers and couriers",
      },
      processes: [
        "A second attempt costs almost as much as the first, and its cause is usually the same: nobody was at home. Agreeing on a time is cheaper before the van leaves than at the door.",
        "Recipients call because “during the day” cannot be planned around. A two-hour window that they can move takes most of the calls away.",
        "Parcels get lost at the seams: sorting, van, pickup point. Until a handover is scanned, people argue about who had it last.",
      ],
      roles: [
        {
          name: "Dispatcher",
          need: "Sees the routes that will miss their windows and moves addresses to the next courier while there is time.",
          units: ["dispatcher", "operator"],
        },
        {
          name: "Courier",
          need: "Opens the day's route on a phone, marks a delivery or the reason for a refusal; without a connection the mark waits in a queue.",
          units: ["courier", "driver"],
        },
        {
          name: "Recipient",
          need: "Sees a two-hour window by a link, moves it or picks a pickup point, and does not call.",
          units: ["customer", "shopper"],
        },
      ],
      risks: [
        {
          risk: "Couriers mark deliveries early to stay within the window.",
          measure:
            "A mark is accepted only at the address and with the recipient's code; marks made elsewhere are shown to the dispatcher.",
        },
        {
          risk: "Windows are promised beyond capacity, and trust ends with the first sale season.",
          measure:
            "A window follows the actual speed of the district; at the peak fewer windows are offered rather than missed.",
        },
      ],
      metrics: [
        "Share of parcels delivered at the first attempt.",
        "Share of deliveries inside the promised window.",
        "“Where is my parcel” calls per thousand parcels.",
      ],
      questions: [
        "What share of failed deliveries is “nobody at home”, and what share a wrong address or a refusal?",
        "Who sets the window: the recipient, the shop or the route?",
        "What is scanned at each handover, and where do parcels get lost now?",
      ],
      rule: "A recipient's address and phone are personal data under Russian law 152-FZ: a courier sees them on the day of delivery only, and they are hidden after it.",
    },
  },
};
