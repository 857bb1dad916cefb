type SliderDotsProps = {
  label: string;
  names: readonly string[];
  current: number;
  onSelect: (page: number) => void;
};

const dot = [
  "relative h-6 w-10 pointer-coarse:h-11 pointer-coarse:w-11 pointer-coarse:after:inset-y-5 after:absolute after:inset-x-1.5 after:inset-y-2.5 after:rounded-[4px] after:bg-input",
  "aria-disabled:after:inset-x-0 aria-disabled:after:bg-accent",
  "forced-colors:after:bg-[ButtonText] forced-colors:aria-disabled:after:bg-[Highlight]",
].join(" ");

/** One dot per page; the current one stays focusable and says that there is nothing to do. On a phone the count beside the arrows tells as much. */
export function SliderDots({ label, names, current, onSelect }: SliderDotsProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="mt-6 flex justify-center gap-1 max-md:hidden noscript:hidden"
    >
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          className={dot}
          aria-label={name}
          aria-disabled={index === current || undefined}
          onClick={() => onSelect(index)}
        />
      ))}
    </div>
  );
}
