import { getTranslations } from "next-intl/server";
import { rise } from "@/components/illustrations/alive";

/** Requests by hour: the night is quieter, the shift is there. The two promises above the bars are words, the bars decoration. */
const hours = [14, 11, 9, 8, 8, 10, 15, 22, 31, 38, 41, 40, 37, 39, 42, 40, 36, 33, 30, 28, 25, 22, 18, 15];

export async function DayHours() {
  const t = await getTranslations("home.pictures");
  const bold = { b: (words: React.ReactNode) => <b className="font-semibold text-foreground">{words}</b> };
  return (
    <div className="flex w-full flex-1 flex-col justify-end">
      <p className="mb-4.5 flex flex-wrap gap-x-5.5 gap-y-1 text-[0.875rem] text-muted-foreground">
        <span>{t.rich("critical", bold)}</span> <span>{t.rich("planned", bold)}</span>
      </p>
      <svg
        viewBox="0 0 240 74"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-[74px] w-full stroke-(--s) stroke-8 [stroke-linecap:butt]"
      >
        <path d={bars((hour) => hour < 8 || hour >= 18)} opacity=".38" className={rise} />
        <path d={bars((hour) => hour >= 8 && hour < 18)} opacity=".9" className={`${rise} [--base:300]`} />
      </svg>
      <div className="mt-2 flex justify-between font-mono text-mono text-subtle" aria-hidden="true">
        {["00", "06", "12", "18", "24"].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  );
}

/** One path for all bars of a kind: ten units an hour, 1.7 units a request. */
const bars = (wanted: (hour: number) => boolean) =>
  hours
    .flatMap((value, hour) => (wanted(hour) ? `M${hour * 10 + 5} 74v-${(value * 1.7).toFixed(0)}` : []))
    .join("");
