import { getLocale } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { getCompany } from "@/lib/content/company";

/** Heads a printed page with who made it and how to reach them; sheets are numbered by the style sheet. Not on screen. */
export async function Letterhead() {
  const company = getCompany(await getLocale());
  return (
    <div
      data-slot="letterhead"
      className="mb-[16pt] hidden justify-between border-b border-line-strong pb-[8pt] text-[8.5pt]/[1.5] text-subtle print:flex"
    >
      <p className="flex items-center gap-[6pt] text-[13pt] font-semibold text-foreground">
        <Icon name="logo" className="size-[19pt]" />
        {company.name}
      </p>
      <p className="text-right">
        {company.legalName} · {company.address}
        <br />
        {company.phone} · {company.email}
      </p>
    </div>
  );
}
