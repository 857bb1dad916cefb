import { Detail, fieldsOf, Group, Links, onlyOf, Sync } from "@/components/generator/screens/detail";
import { hasRoute, RouteMap } from "@/components/generator/screens/map-parts";
import { Actions, Label, Mark, Value } from "@/components/generator/screens/parts";
import { Path } from "@/components/generator/screens/path";
import { Story, storyOf } from "@/components/generator/screens/story";
import type { Screen } from "@/lib/generators/screens";

/** What is a state and needs no name beside its sign. */
const STATE = /^(?:состояние|state)$/iu;

/** One thing on a phone: what matters now and its state first, one large button, and below it what else there is. */
export function OwnScreen({ screen: { items, actions } }: { screen: Screen }) {
  const [lead, ...fields] = fieldsOf(items);
  const story = storyOf(items);
  const state = fields.find(({ mark }) => mark !== undefined);
  const facts = fields.filter((item) => item !== state);
  const [main, ...others] = actions;
  const [groups, links] = [onlyOf(items, "rows"), onlyOf(items, "link")];
  return (
    <>
      {onlyOf(items, "sync").map((item) => (
        <Sync key={item.label} item={item} />
      ))}
      {hasRoute(items) && <RouteMap />}
      <span className="grid gap-2 rounded-[14px] bg-accent/8 p-3 shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--accent)_40%,transparent)]">
        <Label>{lead?.label}</Label>
        {lead && <Value item={lead} isLarge />}
        {state && (
          <span className="flex items-center gap-1.5">
            <Mark mark={state.mark ?? "plain"} />
            {!STATE.test(state.label) && <Label>{state.label}</Label>}
            <Value item={state} />
          </span>
        )}
        {facts.map((item, index) => (
          <span key={item.label} className="flex flex-wrap items-center justify-between gap-x-2">
            <Label>{item.label}</Label>
            <Value item={item} at={index} />
          </span>
        ))}
        {onlyOf(items, "path").map((item) => (
          <Path key={item.label} item={item} look="column" />
        ))}
      </span>
      <Detail items={onlyOf(items, "reason")} name={undefined} />
      <Actions actions={main === undefined ? [] : [main]} stacked isLarge />
      <Actions actions={others} look="plain" />
      {story && <Story words={story} />}
      {groups.map((item) => (
        <Group key={item.label} item={item} />
      ))}
      {links.length > 0 && <Links items={links} />}
    </>
  );
}
