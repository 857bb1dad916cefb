import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { SubjectsRoom } from "@/components/forms/subjects-room";
import { forgetSubject } from "@/components/forms/subjects-in-address";
import { apiRequest } from "@/lib/api/api-request";
import { getQueryClient } from "@/lib/api/query-client";
import { useLocale } from "@/lib/i18n/use-locale";
import type { SubjectName, SubjectTitles } from "@/lib/inquiries/fields";

export type SubjectWords = Record<SubjectName | "remove", string>;

export type SubjectChipsProps = {
  /** What the address names; what the site does not know is left out. */
  asked: readonly (readonly [SubjectName, slug: string])[];
  words: SubjectWords;
  disabled: boolean;
};

/** One line in any case, so that its room can be kept before its title is known. */
const chip = [
  "flex h-9.5 max-w-full pointer-coarse:h-11.5 items-center gap-1.5 rounded-full border border-line-strong pl-3.5 text-sm/[1.35]",
  "bg-[color-mix(in_oklab,var(--accent)_7%,var(--surface))]",
].join(" ");
const remove =
  "relative grid size-9 flex-none place-items-center rounded-full text-muted-foreground hover:text-foreground pointer-coarse:size-11 [&_svg]:size-4";

/** What the inquiry is about, as chips that can be taken out. Each brings the field that is sent. */
export function SubjectChips(props: SubjectChipsProps) {
  return (
    <QueryClientProvider client={getQueryClient()}>
      <Chips {...props} />
    </QueryClientProvider>
  );
}

function Chips({ asked, words, disabled }: SubjectChipsProps) {
  const locale = useLocale();
  const { data: titles, isError } = useQuery({
    queryKey: ["subjects", locale],
    queryFn: async ({ signal }) =>
      (await apiRequest<{ data: SubjectTitles }>(`/api/subjects?locale=${locale}`, { signal })).data,
  });
  const known = asked.flatMap(([name, slug]) => {
    const title = titles && Object.hasOwn(titles[name], slug) ? titles[name][slug] : undefined;
    return title === undefined ? [] : [{ name, slug, title }];
  });
  if (!titles && !isError) return <SubjectsRoom />;
  if (known.length === 0) return null;

  return (
    <ul data-slot="inquiry-subjects" className="flex flex-wrap gap-2">
      {known.map(({ name, slug, title }) => (
        <li key={name} className={chip}>
          <input type="hidden" name={name} value={slug} data-title={title} />
          <span className="min-w-0 truncate">
            <span className="text-subtle">{words[name]}</span> <b className="font-medium">{title}</b>
          </span>
          <button
            type="button"
            className={remove}
            aria-label={`${words.remove} ${title}`}
            aria-disabled={disabled || undefined}
            onClick={({ currentTarget }) => {
              if (disabled) return;
              const { form } = currentTarget;
              forgetSubject(name);
              form?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
            }}
          >
            <X />
          </button>
        </li>
      ))}
    </ul>
  );
}
