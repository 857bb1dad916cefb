type SliderDotsProps = {
  label: string;
  names: readonly string[];
  current: number;
  onSelect: (page: number) => void;
};

/** One dot per page; the current one stays focusable and says that there is nothing to do. */
export function SliderDots({ label, names, current, onSelect }: SliderDotsProps) {
  return (
    <div role="group" aria-label={label} className="slider-dots">
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-disabled={index === current || undefined}
          onClick={() => onSelect(index)}
        />
      ))}
    </div>
  );
}
