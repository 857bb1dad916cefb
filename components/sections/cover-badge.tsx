type CoverBadgeProps = { className: string; children: string };

/** What a cover stands for, in its corner. The class names its background. */
export function CoverBadge({ className, children }: CoverBadgeProps) {
  return (
    <span
      className={`absolute top-3.5 left-3.5 inline-flex h-7 items-center gap-2 rounded-[8px] border border-line-strong pr-[11px] pl-2.5 text-[0.8125rem] font-medium before:size-[7px] before:rounded-full before:bg-service before:content-[''] ${className}`}
    >
      {children}
    </span>
  );
}
