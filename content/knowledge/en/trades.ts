import type { Trades } from "../types";

/** Trades in which the same capability is built otherwise and goes by other words. */
export const trades: Trades = {
  hospitality: {
    booking: {
      capability: {
        title: "Central booking",
        idea: "The room stock gets one owner. Wherever a booking comes from, the room leaves every channel in the same second. Guests change dates and cancel by a link, a departure is seen at once by those who clean, and freed dates go back on sale.",
        modules: [
          {
            name: "Room grid",
            text: "Rooms, categories, rates and restrictions; a change applies in every channel at once, and selling a room twice is ruled out in storage.",
          },
          {
            name: "Booking and change of dates",
            text: "Three steps without an account, prepayment or a guarantee, changing and cancelling by a link in the e-mail.",
          },
          {
            name: "Reminders and no-shows",
            text: "A message three days ahead and on the day of arrival; without an answer or a guarantee the room goes back on sale at a set hour.",
          },
        ],
        brief: "one room grid, booking in three steps, dates changed by a link",
        first: "booking, change of dates and reminders for one room category in {channelsIn}",
        later: "groups, packages and dynamic rates",
        risk: {
          risk: "Some rooms stay in the old grid and the balances drift apart.",
          measure:
            "At the pilot hotel the old grid closes for entries on launch day, with the team beside the front desk for a week.",
        },
        questions: [
          "What share of the rooms should be open for direct sale from day one?",
          "What happens to a room today when the guest has not arrived by midnight?",
          "What prepayment or guarantee is taken today, and in which channels?",
        ],
        service: "one room grid that holds under simultaneous sales from every channel",
        saving: "entering bookings, changing dates and reconciling channels",
      },
      architecture: {
        channels: ["Website and link in the e-mail", "Room grid at the front desk"],
        store: "Rooms and bookings",
        flow: ["room on hold", "confirmation or cancellation"],
        why: [
          "one transaction decides whether a room is free: two owners of a balance mean a double sale",
          "rates and cancellation rules change more often than the rooms",
          "messages may be an hour late while sales go on",
        ],
        decision: {
          choice: "A room is held for fifteen minutes and confirmed in one operation",
          instead: "closing the category while somebody pays",
          because: "in season {clients} arrive at once, and a closed category loses the sale",
        },
        failure: {
          event: "A sales channel does not accept the balance",
          answer:
            "that channel keeps a buffer of one room, and the front desk sees since when the balance is old",
        },
      },
      interface: {
        screens: [
          {
            side: "client",
            name: "Book",
            holds: "free rooms for the dates, price of the whole stay, cancellation terms",
            action: "book the room",
            empty: "No rooms for these dates: the nearest dates and the next hotel are shown.",
          },
          {
            side: "client",
            name: "My booking",
            holds: "dates, room, paid and due, directions",
            action: "change dates",
            empty: "No bookings. The nearest free dates are below.",
          },
          {
            side: "staff",
            name: "Room grid",
            holds: "rooms by date, arrivals and departures, cleaning, bookings without a guarantee",
            action: "check in",
            empty: "No arrivals on this day: the next day with one is shown.",
          },
          {
            side: "staff",
            name: "No-shows",
            holds: "who has not confirmed, the sum at risk, the hour of release",
            action: "release the room",
            empty: "All arrivals are confirmed.",
          },
        ],
        scenario: {
          name: "Changing the dates",
          steps: [
            "The guest opens the link in the e-mail, no sign-in needed.",
            "They see their booking and the price of the neighbouring dates.",
            "They pick new dates; the old room stays theirs until the new one is confirmed.",
            "One tap confirms; the old dates go back on sale.",
            "A new e-mail arrives; front desk and housekeeping see the change at once.",
          ],
        },
        error:
          "The room was taken a second earlier: the screen says so and shows two neighbouring categories, nothing typed is lost.",
      },
      requirements: {
        functions: [
          {
            text: "The balance of rooms is the same in every channel: {clients} see it, and so do {staff}.",
            check: "A room sold in one channel disappears from the others within two seconds.",
            priority: "must",
          },
          {
            text: "Selling one room twice is impossible.",
            check:
              "200 simultaneous attempts at the last room give one booking and 199 clear refusals with the next category.",
            priority: "must",
          },
          {
            text: "Booking takes no registration and at most three steps.",
            check: "Ten people who see the screen for the first time ({clients}) book without help.",
            priority: "must",
          },
          {
            text: "Dates are changed and a booking is cancelled by the link, and the room is back on sale at once.",
            check:
              "After a cancellation the room is free in the grid and in the channels; history says who cancelled and when.",
            priority: "must",
          },
          {
            text: "A reminder leaves three days ahead and on the day of arrival; one tap releases the booking.",
            check: "Delivery shows in the card; of 50 test bookings not one reminder is missing.",
            priority: "must",
          },
          {
            text: "A booking without a guarantee is released at the set hour and its room goes back on sale.",
            check:
              "Ten test bookings are released on time; the front desk sees the list and can extend each.",
            priority: "should",
          },
        ],
        data: [
          ["Room", "hotel, category, beds, rates, state of cleaning"],
          ["Booking", "room, dates, guest, channel, payment, history of changes"],
        ],
      },
    },
  },
  agro: {
    production: {
      capability: {
        title: "Field work records",
        idea: "Field work is recorded as done and not by norm: who, on which field, how many hectares and how much fuel. The track and the sensor measure, the operator names the job, the agronomist sees the progress the same day, and drained fuel or idling becomes a line with a name and a time.",
        modules: [
          {
            name: "Data from machines",
            text: "Tracks, fuel level and implements in one format; without a connection data waits on board and arrives later.",
          },
          {
            name: "Jobs and hectares",
            text: "The track is laid over field borders: area worked, overlaps and gaps are computed automatically, and the operator confirms the kind of job.",
          },
          {
            name: "Fuel and deviations",
            text: "Refuelling, litres per hectare, draining and idling; a deviation reaches the agronomist the same evening with its place on the map.",
          },
        ],
        brief: "field work as done, hectares by track, fuel by sensor instead of the norm",
        first:
          "two operations on the machines of the pilot farms, hectares by track, fuel by sensor, deviations of the day",
        later: "norms by crop, wear forecasts, other operations",
        risk: {
          risk: "Operators take the records for surveillance and find a way round them.",
          measure:
            "The rules are announced before sensors go in, savings are shared with the crew, and deviations are only shown in the first month.",
        },
        questions: [
          "Which machines already carry trackers and fuel sensors, whose, and at what interval?",
          "Who approves field borders, and when were they last measured?",
          "Who fills in the work sheet today, and what of it reaches accounting?",
        ],
        service: "data from machines, work and fuel recorded as they are",
        saving: "work sheets, measuring fields and reconciling fuel",
      },
      architecture: {
        channels: ["Field map", "Agronomist's screen"],
        store: "Tracks, jobs and fuel",
        flow: ["track with fuel level", "job with its area"],
        why: [
          "data from machines comes in batches and late, and nothing else should depend on that",
          "area follows field borders, which an agronomist changes without a developer",
          "every machine and operation has fuel limits of its own, tuned during the season",
        ],
        decision: {
          choice:
            "Data waits on board and arrives once there is a signal; the machine sets the time of the event",
          instead: "sending only while online",
          because: "remote fields have no signal for weeks, yet the facts are needed to the hour",
        },
        failure: {
          event: "A machine is silent for more than a day",
          answer:
            "the day's job is marked incomplete, the agronomist sees the last point; back at base the data is loaded and recomputed",
        },
      },
      interface: {
        screens: [
          {
            side: "staff",
            name: "Jobs of the day",
            holds: "fields, operations, plan and actual in hectares, machines without data",
            action: "confirm a job",
            empty: "No jobs today: the last day with jobs is shown.",
          },
          {
            side: "head",
            name: "Fuel",
            holds: "litres per hectare by operation, deviations in litres and roubles, farms compared",
            action: "set a review",
            empty: "No deviations above the limit.",
          },
          {
            side: "staff",
            name: "Deviations",
            holds: "draining, idling, work on a wrong field: place on the map, time, machine",
            action: "name the cause",
            empty: "No deviations today.",
          },
          {
            side: "client",
            name: "Field map",
            holds: "borders, crop, what is done and what is left before the window closes",
            action: "open a field",
            empty: "No fields yet: start with a file of borders.",
          },
        ],
        scenario: {
          name: "A fuel deviation",
          steps: [
            "The sensor shows a drop while the machine stands, and a deviation opens with its place on the map.",
            "{staff} see it the same evening beside the job and its norm.",
            "The operator names the cause from a phone, with a photo if needed.",
            "The agronomist accepts the cause or hands the case to the farm.",
            "The litres are written off as used, and a confirmed operation goes to accounting.",
          ],
        },
        error:
          "A track without field borders: the area is not shown as zero, the job waits until a field is named.",
      },
      requirements: {
        functions: [
          {
            text: "Tracks and fuel levels are accepted late and without loss; the machine sets the time of the event.",
            check:
              "After two days without a signal ten machines loaded their data, with no gaps or duplicates.",
            priority: "must",
          },
          {
            text: "Machines without data for the day are listed with their last point.",
            check: "Five units switched off appear in the list the same evening.",
            priority: "must",
          },
          {
            text: "The area worked follows from track and field borders; overlaps are shown apart.",
            check: "On five fields the area differs from a control measurement by at most 3%.",
            priority: "must",
          },
          {
            text: "The kind of job is confirmed from a phone, offline as well.",
            check: "Operators confirm ten jobs each in flight mode; back at base all of them are on record.",
            priority: "must",
          },
          {
            text: "Draining, refuelling and idling are found automatically, with a limit for each machine.",
            check:
              "Of twenty control drains of ten litres or more at least eighteen are found, with at most two false alarms.",
            priority: "must",
          },
          {
            text: "A deviation reaches the agronomist before the day ends, and its cause is kept.",
            check: "Ten deviations show place, time, machine, cause and who accepted it.",
            priority: "should",
          },
        ],
        data: [
          ["Job", "field, operation, machine, operator, hectares, time"],
          ["Fuel", "machine, refuelling, litres per hectare, deviation, cause"],
        ],
      },
    },
  },
};
