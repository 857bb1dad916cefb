import type { ReactNode } from "react";
import type { SketchKind } from "@/components/generator/design/sketch-plan";

/** A line of words. */
export const bar = (x: number, y: number, width: number, height = 5, opacity = 0.3) => (
  <rect
    key={`${String(x)} ${String(y)}`}
    x={x}
    y={y}
    width={width}
    height={height}
    rx={height / 2}
    fill="var(--foreground)"
    fillOpacity={opacity}
  />
);
/** A field or a button without colour. */
export const box = (x: number, y: number, width: number, height: number, rx = 5) => (
  <rect
    key={`${String(x)} ${String(y)}`}
    x={x}
    y={y}
    width={width}
    height={height}
    rx={rx}
    fill="var(--surface)"
    stroke="var(--foreground)"
    strokeOpacity=".34"
  />
);
export const three = [0, 1, 2] as const;

type Drawing = { height: number; draw: (width: number) => ReactNode };

/** What the parts of a screen look like, from their own top left corner. */
export const drawings: Readonly<Record<SketchKind, Drawing>> = {
  photo: {
    height: 54,
    draw: (w) => (
      <>
        <rect width={w} height="54" rx="6" fill="var(--foreground)" fillOpacity=".12" />
        <path
          d={`M${String(w / 2 - 34)} 42l20-22 14 14 9-8 17 16z`}
          fill="var(--foreground)"
          fillOpacity=".26"
        />
        <circle cx={w / 2 + 20} cy="16" r="5" fill="var(--foreground)" fillOpacity=".26" />
      </>
    ),
  },
  rows: {
    height: 56,
    draw: (w) =>
      three.map((row) => (
        <g key={row} transform={`translate(0 ${String(row * 20)})`}>
          <circle cx="8" cy="8" r="7" fill="var(--foreground)" fillOpacity=".18" />
          {bar(24, 2, w * 0.42)}
          {bar(24, 10, w * 0.26, 4, 0.2)}
          {box(w - 44, 0.5, 43, 15)}
        </g>
      )),
  },
  cards: {
    height: 52,
    draw: (w) =>
      three.map((card) => {
        const width = (w - 16) / 3;
        const x = card * (width + 8);
        return (
          <g key={card} transform={`translate(${String(x)} 0)`}>
            {box(0.5, 0.5, width - 1, 51, 6)}
            <rect
              x="6"
              y="6"
              width={width - 12}
              height="22"
              rx="3"
              fill="var(--foreground)"
              fillOpacity=".14"
            />
            {bar(6, 34, width * 0.6)}
            {bar(6, 43, width * 0.4, 4, 0.2)}
          </g>
        );
      }),
  },
  fields: {
    height: 58,
    draw: (w) =>
      [0, 1, 2, 3].map((field) => {
        const width = (w - 12) / 2;
        return (
          <g
            key={field}
            transform={`translate(${String((field % 2) * (width + 12))} ${String(Math.floor(field / 2) * 31)})`}
          >
            {bar(0, 0, width * 0.4, 4, 0.3)}
            {box(0.5, 8.5, width - 1, 18)}
          </g>
        );
      }),
  },
  button: {
    height: 24,
    draw: () => (
      <>
        <rect width="112" height="24" rx="7" fill="var(--foreground)" fillOpacity=".5" />
        <rect x="30" y="9.5" width="52" height="5" rx="2.5" fill="var(--background)" />
      </>
    ),
  },
  table: {
    height: 54,
    draw: (w) => (
      <>
        {box(0.5, 0.5, w - 1, 53)}
        {[0, 1, 2, 3].flatMap((row) =>
          [0, 1, 2, 3].map((cell) =>
            bar(10 + (cell * (w - 10)) / 4, 7 + row * 12, w * 0.14, 4, row === 0 ? 0.5 : 0.2),
          ),
        )}
      </>
    ),
  },
  chart: {
    height: 52,
    draw: (w) => (
      <>
        {[20, 32, 26, 40, 34, 46, 38, 50].map((height, index) => (
          <rect
            key={height}
            x={(index * w) / 8}
            y={52 - height}
            width={w / 8 - 6}
            height={height}
            rx="2"
            fill="var(--foreground)"
            fillOpacity={0.18 + (index % 2) * 0.12}
          />
        ))}
      </>
    ),
  },
  days: {
    height: 50,
    draw: (w) =>
      [0, 1, 2].flatMap((row) =>
        [0, 1, 2, 3, 4, 5, 6].map((day) => (
          <rect
            key={`${String(row)} ${String(day)}`}
            x={(day * w) / 7}
            y={row * 17}
            width={w / 7 - 4}
            height="14"
            rx="3"
            fill="var(--foreground)"
            fillOpacity={(row * 7 + day) % 4 === 0 ? 0.4 : 0.14}
          />
        )),
      ),
  },
  search: {
    height: 22,
    draw: (w) => (
      <>
        {box(0.5, 0.5, w - 1, 21, 10)}
        <circle cx="14" cy="10.5" r="4" stroke="var(--foreground)" strokeOpacity=".5" strokeWidth="1.5" />
        {bar(26, 8.5, w * 0.3, 5, 0.22)}
      </>
    ),
  },
  filter: { height: 18, draw: (w) => three.map((chip) => box(chip * (w / 4) + 0.5, 0.5, w / 4 - 8, 17, 8)) },
  metrics: {
    height: 38,
    draw: (w) =>
      three.map((one) => (
        <g key={one} transform={`translate(${String((one * w) / 3)} 0)`}>
          {bar(0, 0, w * 0.2, 18, 0.4)}
          {bar(0, 28, w * 0.16, 4, 0.2)}
        </g>
      )),
  },
  map: {
    height: 54,
    draw: (w) => (
      <>
        <rect width={w} height="54" rx="6" fill="var(--foreground)" fillOpacity=".1" />
        <path
          d={`M0 38L${String(w * 0.3)} 22 ${String(w * 0.55)} 36 ${String(w)} 12M${String(w * 0.42)} 54V0`}
          stroke="var(--foreground)"
          strokeOpacity=".24"
          strokeWidth="2"
        />
        {[0.3, 0.55, 0.8].map((at, index) => (
          <circle
            key={at}
            cx={w * at}
            cy={[22, 36, 23][index]}
            r="5"
            fill="var(--foreground)"
            fillOpacity=".5"
          />
        ))}
      </>
    ),
  },
  menu: {
    height: 8,
    draw: (w) => [0, 1, 2, 3].map((word) => bar((word * w) / 4, 0, w * 0.16, 6, word === 0 ? 0.5 : 0.24)),
  },
  steps: {
    height: 6,
    draw: (w) => [0, 1, 2, 3].map((step) => bar((step * w) / 4, 0, w / 4 - 8, 5, step === 2 ? 0.5 : 0.2)),
  },
  lines: {
    height: 26,
    draw: (w) => [bar(0, 0, w * 0.8), bar(0, 11, w * 0.9, 5, 0.22), bar(0, 22, w * 0.5, 5, 0.22)],
  },
};
