import { getLocale } from "next-intl/server";
import { getCompany } from "@/lib/content/company";

/** Heads a printed page with who made it and how to reach them; sheets are numbered by the style sheet. Not on screen. */
export async function Letterhead() {
  const company = getCompany(await getLocale());
  return (
    <div
      data-slot="letterhead"
      className="mb-[16pt] hidden justify-between border-b border-line-strong pb-[8pt] text-[8.5pt]/[1.5] text-subtle print:flex"
    >
      <p className="text-[13pt] font-semibold text-foreground">{company.name}</p>
      <p className="text-right">
        {company.legalName} · {company.address}
        <br />
        {company.phone} · {company.email}
      </p>
    </div>
  );
}
