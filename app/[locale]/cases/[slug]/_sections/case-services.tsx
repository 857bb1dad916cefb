import { Link } from "@/lib/i18n/navigation";
import { servicePath } from "@/lib/i18n/routes";
import type { Service } from "@/lib/content/services";

/** The services a project used, each a way to its page. */
export const CaseServices = ({
  services,
  className,
}: {
  services: readonly Service[];
  className: string;
}) => (
  <ul className={className}>
    {services.map(({ id, title }) => (
      <li key={id}>
        <Link
          href={servicePath(id)}
          className="block w-fit underline decoration-line-strong decoration-1 underline-offset-4 transition-[text-decoration-color] duration-150 hover:decoration-current print:no-underline pointer-coarse:py-2.5"
        >
          {title}
        </Link>
      </li>
    ))}
  </ul>
);
