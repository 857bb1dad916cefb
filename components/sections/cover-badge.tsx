type CoverBadgeProps = { className: string; children: string };

/** What a cover stands for, in its corner. The class names its background. */
export function CoverBadge({ className, children }: CoverBadgeProps) {
  return (
    <span
      className={`absolute top-2 left-2 inline-flex h-6 items-center gap-2 rounded-[8px] border border-line-strong pr-[11px] pl-2.5 text-[0.75rem] font-medium before:size-[7px] before:rounded-full before:bg-service md:top-3.5 md:left-3.5 md:h-7 md:text-[0.8125rem] ${className}`}
    >
      {children}
    </span>
  );
}
