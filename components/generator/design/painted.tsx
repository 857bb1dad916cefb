import { useLayoutEffect, useRef, type ComponentProps } from "react";

type PaintedProps = ComponentProps<"div"> & {
  /** Custom properties by name, two hyphens included, with values that have been checked. */
  properties: Readonly<Record<string, string>>;
};

/** An element with custom properties of its own, set through the object model: style text of others never becomes a style sheet. */
export function Painted({ properties, ...rest }: PaintedProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const style = element.current?.style;
    for (const [name, value] of Object.entries(properties)) style?.setProperty(name, value);
    return () => {
      for (const name of Object.keys(properties)) style?.removeProperty(name);
    };
  }, [properties]);
  return <div ref={element} {...rest} />;
}
