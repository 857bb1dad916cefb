import { createElement } from "react";
import { Icon } from "@/components/ui/icon";
import { isSpriteIcon } from "@/lib/pictures/icons";
import { lucideIcon } from "@/lib/pictures/lucide";

/**
 * The icon that a text of `content/` names: one of our own drawings, or one of lucide's. For the server, where the name is known. Always
 * decoration: words stand beside it.
 */
export async function ContentIcon({ name, className }: { name: string; className?: string }) {
  if (isSpriteIcon(name)) return <Icon name={name} className={className} />;
  const nodes = await lucideIcon(name);
  return (
    <svg data-slot="icon" viewBox="0 0 24 24" className={className} aria-hidden="true">
      {nodes.map(([element, attributes]) => createElement(element, attributes))}
    </svg>
  );
}
