import type { Statistic } from "@/lib/content/statistics";

/** Four figures in one hairline row. The numbers are in the page: nothing counts up. */
export function Statistics({ items }: { items: readonly Statistic[] }) {
  return (
    <div className="statistics">
      <div className="frame crosses">
        <dl>
          {items.map(({ value, unit, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {unit !== undefined && (
                  <>
                    {" "}
                    <small>{unit}</small>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
