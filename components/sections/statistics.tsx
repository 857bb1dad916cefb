import { Crosses } from "@/components/ui/crosses";
import { Container } from "@/components/ui/container";
import type { Statistic } from "@/lib/content/statistics";

/** Four figures in one hairline row. The numbers are in the page: nothing counts up. */
export function Statistics({ items }: { items: readonly Statistic[] }) {
  return (
    <div className="statistics">
      <Container className="relative">
        <Crosses />
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
      </Container>
    </div>
  );
}
