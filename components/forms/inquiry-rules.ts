import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { inquiryFormSchema } from "@/lib/inquiries/schema";

/** The rules of the form: those of the server. A file of their own, since they weigh more than the form that waits for them. */
export const inquiryResolver = standardSchemaResolver(inquiryFormSchema);
