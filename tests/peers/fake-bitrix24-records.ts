/**
 * Comments on timelines and consents of the fake portal. The rules are those of the vendor's documentation
 * (api-reference/crm/timeline/comments, api-reference/user-consent, api-reference/files) and, for the lengths and the check of
 * the address, of the product's own `ConsentTable`.
 */
import { isIP } from "node:net";
import {
  CallError,
  listOf,
  PAGE,
  paged,
  pick,
  recordOf,
  textOf,
  type Answer,
  type Params,
} from "./fake-bitrix24-wire.ts";

export type TimelineComment = {
  id: number;
  entityType: string;
  entityId: string;
  comment: string;
  created: string;
  files: { id: number; name: string; content: Buffer }[];
};

export type Consent = {
  id: number;
  agreementId: number;
  ip: string;
  url: string;
  originId: string;
  originatorId: string;
};

/** Agreements that exist in the portal. */
const AGREEMENTS = [19];

/** The columns are that wide, and the portal's database cuts what is longer. */
const ORIGIN_MAX = 30;

export type FakeRecords = {
  comments: TimelineComment[];
  consents: Consent[];
  methods: Record<string, (params: Params) => Answer>;
};

/** @param leadExists whether a lead has this id */
export function createFakeRecords(now: () => number, leadExists: (id: string) => boolean): FakeRecords {
  const comments: TimelineComment[] = [];
  const consents: Consent[] = [];
  let files = 0;

  const ownerOf = (entityType: string, entityId: string) => {
    if (entityType !== "lead" || !leadExists(entityId))
      throw new CallError(400, "OWNER_NOT_FOUND", "Владелец элемента не найден");
  };

  const addComment = (params: Params): Answer => {
    // Only this spelling of the parameter is read since version 23.100 of the product.
    const fields = recordOf(params["fields"]);
    const [entityType, entityId, comment] = ["ENTITY_TYPE", "ENTITY_ID", "COMMENT"].map((name) =>
      textOf(fields[name]),
    );
    if (!entityType || !entityId) throw new CallError(400, "100", "Не переданы обязательные поля");
    if (!comment) throw new CallError(400, "INVALID_ARG_VALUE", "Пустой комментарий");
    ownerOf(entityType, entityId);
    comments.push({
      id: comments.length + 1,
      entityType,
      entityId,
      comment,
      created: new Date(now()).toISOString(),
      files: (listOf(fields["FILES"]) ?? []).map((pair) => {
        const [name, content] = listOf(pair) ?? [];
        return { id: (files += 1), name: textOf(name), content: Buffer.from(textOf(content), "base64") };
      }),
    });
    return { result: comments.length };
  };

  /** A comment as a list shows it: numbers as texts, files by their id. */
  const shown = ({ id, entityType, entityId, comment, created, files: attached }: TimelineComment) => ({
    ID: String(id),
    ENTITY_ID: entityId,
    ENTITY_TYPE: entityType,
    CREATED: created,
    COMMENT: comment,
    AUTHOR_ID: "1",
    FILES: Object.fromEntries(
      attached.map((file) => [
        file.id,
        {
          id: file.id,
          date: created,
          type: "file",
          name: file.name,
          size: file.content.byteLength,
          authorId: 1,
          authorName: "Робот Сайта",
          urlDownload: `https://portal.example/disk/downloadFile/${file.id}/?&ncc=1&filename=${encodeURIComponent(file.name)}`,
        },
      ]),
    ),
  });

  const listComments = (params: Params): Answer => {
    const filter = recordOf(params["filter"]);
    const [entityType, entityId] = ["ENTITY_TYPE", "ENTITY_ID"].map((name) => textOf(filter[name]));
    if (!entityType || !entityId) throw new CallError(400, "", "Access denied.");
    const found = comments.filter((entry) => entry.entityType === entityType && entry.entityId === entityId);
    const start = Number(params["start"] ?? 0);
    if (textOf(recordOf(params["order"])["ID"]).toUpperCase() === "DESC") found.reverse();
    const page = found.slice(start, start + PAGE).map((entry) => pick(shown(entry), params["select"]));
    return paged(page, { total: found.length, start });
  };

  const addConsent = (params: Params): Answer => {
    // The one method that reads its parameters in any case of letters.
    const query = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name.toUpperCase(), textOf(value)]),
    );
    const agreement = Number(query["AGREEMENT_ID"]);
    if (!query["AGREEMENT_ID"])
      throw new CallError(400, "ERROR_ARGUMENT", "Parameter `Agreement ID` required.");
    if (!AGREEMENTS.includes(agreement))
      throw new CallError(400, "ERROR_ARGUMENT", `Agreement with id \`${agreement}\` not found.`);
    const ip = query["IP"] ?? "";
    if (isIP(ip) === 0) throw new CallError(400, "ERROR_ARGUMENT", "Значение поля «IP» введено неверно");
    consents.push({
      id: consents.length + 1,
      agreementId: agreement,
      ip,
      url: query["URL"] ?? "",
      originId: (query["ORIGIN_ID"] ?? "").slice(0, ORIGIN_MAX),
      originatorId: (query["ORIGINATOR_ID"] ?? "").slice(0, ORIGIN_MAX),
    });
    return { result: consents.length };
  };

  return {
    comments,
    consents,
    methods: {
      "crm.timeline.comment.add": addComment,
      "crm.timeline.comment.list": listComments,
      "userconsent.consent.add": addConsent,
    },
  };
}
