import "server-only";
import { ORIGINATOR_ID } from "@/lib/inquiries/server/bitrix24-lead";
import type { Inquiry } from "@/lib/inquiries/server/store";

/** Width of the portal's column `ORIGIN_ID`; a longer value is cut or refused, depending on its database. */
const ORIGIN_ID_MAX = 30;

/** The method insists on an address. This one is nobody's (RFC 6890): "not known", and nothing invented. */
const UNKNOWN_ADDRESS = "0.0.0.0";

/**
 * Parameters of `userconsent.consent.add`. `ORIGINATOR_ID` names the system and `ORIGIN_ID` the thing in it, as the product
 * itself uses them; the examples of the documentation have them the other way round.
 */
export const consentOf = (
  { id, content: { consent } }: Inquiry,
  agreementId: number | undefined,
  siteUrl: string | undefined,
) => ({
  AGREEMENT_ID: agreementId,
  IP: consent.address ?? UNKNOWN_ADDRESS,
  // A proof does not name an address that nobody else can open.
  ...(siteUrl !== undefined && { URL: `${siteUrl}${consent.page?.startsWith("/") ? consent.page : "/"}` }),
  ORIGINATOR_ID,
  ORIGIN_ID: id.slice(0, ORIGIN_ID_MAX),
});
