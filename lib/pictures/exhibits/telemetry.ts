import { box, disc, hairline, key, range, rule, shape, type Exhibit } from "./parts.ts";

/** Substations: place in shares of the frame, and the site that reads them first. */
const stations = [
  [0.03, 0.2, 0],
  [0.08, 0.62, 0],
  [0.02, 0.9, 0],
  [0.17, 0.05, 0],
  [0.2, 0.92, 0],
  [0.13, 0.4, 0],
  [0.36, 0.12, 0],
  [0.37, 0.88, 0],
  [0.5, 0.06, 1],
  [0.5, 0.94, 1],
  [0.63, 0.14, 1],
  [0.64, 0.86, 1],
  [0.8, 0.06, 1],
  [0.83, 0.94, 1],
  [0.88, 0.34, 1],
  [0.93, 0.66, 1],
  [0.98, 0.14, 1],
  [0.98, 0.9, 1],
] as const;

const sites = [
  [0.29, 0.5],
  [0.71, 0.5],
] as const;

/** The station whose reading leaves its range. */
const ODD = 14;

/** Two sites that read every substation, tied to each other; one station is out of its range, and its reading is drawn beside it. */
export const telemetry: Exhibit = ({ ink, tone, fill, ground }, { x, y, width, height, isWide }) => {
  const at = ([shareX, shareY]: readonly [number, number, ...unknown[]]) =>
    [x + shareX * width, y + shareY * height] as const;
  const [main, spare] = [at(sites[0]), at(sites[1])];
  const ways = (wanted: boolean) =>
    stations
      .map((station, index) => {
        const [stationX, stationY] = at(station);
        const [siteX, siteY] = station[2] === 0 ? main : spare;
        const turn = (stationX + siteX) / 2;
        return (index === ODD) === wanted
          ? `M${stationX} ${stationY}C${turn} ${stationY} ${turn} ${siteY} ${siteX} ${siteY}`
          : "";
      })
      .join("");
  const [oddX, oddY] = at(stations[ODD]);
  const size = isWide ? 46 : 34;
  const signal = range(40).map((step) => {
    const value = Math.sin(step * 1.3) * 3 + Math.sin(step * 0.55) * 3 + (step > 27 ? (step - 27) * -2.1 : 0);
    return `${step === 0 ? "M" : "L"}${Math.round(main[0] + size + 22 + (step * (spare[0] - main[0] - 2 * size - 44)) / 39)} ${Math.round(main[1] + 44 + value)}`;
  });
  return [
    hairline(ways(false), ink, { opacity: 0.24 }),
    hairline(ways(true), tone, { width: 1.6 }),
    hairline(
      [-5, 0, 5].map((shift) => rule(main[0], main[1] + shift, spare[0], spare[1] + shift)).join(""),
      ink,
      { opacity: 0.34 },
    ),
    hairline(signal.join(""), tone, { opacity: 0.9, width: 1.3 }),
    hairline(rule(main[0] + size + 22, main[1] + 30, spare[0] - size - 22, main[1] + 30), ink, {
      opacity: 0.35,
      dash: "3 5",
    }),
    ...[main, spare].flatMap(([siteX, siteY], index) => [
      shape(disc(siteX, siteY, size), ground),
      shape(disc(siteX, siteY, size), ink, index === 0 ? 0.12 : 0.04),
      hairline(disc(siteX, siteY, size), ink, { opacity: index === 0 ? 0.9 : 0.5 }),
      hairline(disc(siteX, siteY, size + 9), ink, { opacity: 0.16 }),
      ...range(4).map((unit) => {
        const top = siteY - 19 + unit * 10;
        return shape(box(siteX - 17, top, 34, 6, 2), ink, index === 0 ? 0.7 : 0.3);
      }),
      key(siteX, siteY + size + 17, String(index + 1), ink, { anchor: "middle", sits: "below" }),
    ]),
    shape(stations.map((station) => box(at(station)[0] - 5, at(station)[1] - 5, 10, 10, 2)).join(""), ground),
    hairline(
      stations.map((station) => box(at(station)[0] - 5, at(station)[1] - 5, 10, 10, 2)).join(""),
      ink,
      { opacity: 0.6 },
    ),
    shape(box(oddX - 6, oddY - 6, 12, 12, 2), fill),
    hairline(disc(oddX, oddY, 15), tone, { opacity: 0.7 }),
    hairline(disc(oddX, oddY, 25), tone, { opacity: 0.3 }),
  ];
};
