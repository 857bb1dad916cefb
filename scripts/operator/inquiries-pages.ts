import type { InquiryRecord } from "@/lib/inquiries/server/desk";
import type { InquiryStatus, InquiryStore } from "@/lib/inquiries/server/store";

const PAGE = 200;

/** All inquiries, a page at a time: their attachments may be large. */
export async function* everything(
  store: InquiryStore,
  status?: InquiryStatus,
): AsyncGenerator<InquiryRecord> {
  let after = "";
  for (;;) {
    const page = await store.page({ after, limit: PAGE });
    for (const inquiry of page) if (status === undefined || inquiry.status === status) yield inquiry;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
