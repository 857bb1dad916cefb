import { expect, type APIRequestContext } from "@playwright/test";
import { CRM_PORT } from "./environment.ts";

export type Lead = Record<string, unknown> & { id: number; title: string; comments: string };

/** Asks the fake CRM for the lead of an inquiry by the REST call a manager's script would use, until it is there. */
export async function leadOf(request: APIRequestContext, inquiryId: string): Promise<Lead> {
  const find = async () => {
    const answer = await request.post(`http://127.0.0.1:${CRM_PORT}/rest/1/secret-code/crm.item.list`, {
      data: {
        entityTypeId: 1,
        select: ["*"],
        filter: { "=originatorId": "website", "=originId": inquiryId },
      },
    });
    const { result } = (await answer.json()) as { result: { items: Lead[] } };
    return result.items;
  };
  await expect
    .poll(async () => (await find()).length, { message: "lead in the CRM", timeout: 30_000 })
    .toBe(1);
  const [lead] = await find();
  if (!lead) throw new Error("the lead has gone");
  return lead;
}

/** The file on the timeline of a lead, as text, once it is there. */
export async function dossierOf(request: APIRequestContext, leadId: number): Promise<string> {
  const find = async () => {
    const answer = await request.get(`http://127.0.0.1:${CRM_PORT}/__comments`);
    const comments = (await answer.json()) as { entityId: string; files: { text: string }[] }[];
    return comments.filter(({ entityId }) => entityId === String(leadId)).flatMap(({ files }) => files);
  };
  await expect
    .poll(async () => (await find()).length, { message: "file on the timeline", timeout: 30_000 })
    .toBe(1);
  const [file] = await find();
  return file?.text ?? "";
}
