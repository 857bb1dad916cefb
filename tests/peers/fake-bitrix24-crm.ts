/**
 * The storage half of the fake portal: what `crm.item.*` and `crm.lead.*` keep of what they are given. The rules are
 * those of the vendor's documentation (api-reference/crm/universal, api-reference/crm/leads).
 */
import { createFakeRecords, type Consent, type TimelineComment } from "./fake-bitrix24-records.ts";
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

export type Lead = Record<string, unknown> & { id: number };

/** camelCase name → UPPER_CASE name of the older methods. Anything else is dropped without a word, as the portal does. */
const FIELDS: Record<string, string> = {
  title: "TITLE",
  name: "NAME",
  secondName: "SECOND_NAME",
  lastName: "LAST_NAME",
  companyTitle: "COMPANY_TITLE",
  comments: "COMMENTS",
  sourceId: "SOURCE_ID",
  sourceDescription: "SOURCE_DESCRIPTION",
  statusId: "STATUS_ID",
  originatorId: "ORIGINATOR_ID",
  originId: "ORIGIN_ID",
  assignedById: "ASSIGNED_BY_ID",
  utmSource: "UTM_SOURCE",
  utmMedium: "UTM_MEDIUM",
  utmCampaign: "UTM_CAMPAIGN",
  utmContent: "UTM_CONTENT",
  utmTerm: "UTM_TERM",
};

const SOURCES = [
  "CALL",
  "EMAIL",
  "WEB",
  "ADVERTISING",
  "PARTNER",
  "RECOMMENDATION",
  "TRADE_SHOW",
  "WEBFORM",
  "CALLBACK",
  "RC_GENERATOR",
  "STORE",
  "OTHER",
];

const LEAD = "1";

const OPERATOR = /^(=|>=|<=|>|<)?(.*)$/;

type Compare = (value: string, asked: string) => boolean;
const equal: Compare = (value, asked) => value === asked;
/** Numbers are compared as numbers, times as times. */
const order = (value: string) => (/^\d+$/.test(value) ? Number(value) : Date.parse(value));
const operators: Record<string, Compare> = {
  ">": (value, asked) => order(value) > order(asked),
  ">=": (value, asked) => order(value) >= order(asked),
  "<": (value, asked) => order(value) < order(asked),
  "<=": (value, asked) => order(value) <= order(asked),
};

/** What can be asked for besides the fields of a form. */
const OWN_FIELDS = ["id", "createdTime"];

export type FakeCrm = {
  leads: Lead[];
  comments: TimelineComment[];
  consents: Consent[];
  /** Rights of the webhook; a method outside of them is refused. */
  scopes: readonly string[];
  /** Says which fields the portal refuses with `CRM_FIELD_ERROR_VALUE_NOT_VALID`. */
  refuses: (fields: Params) => boolean;
  call: (method: string, params: Params) => Answer;
};

export function createFakeCrm(now: () => number): FakeCrm {
  const leads: Lead[] = [];
  const records = createFakeRecords(now, (id) => leads.some((lead) => String(lead.id) === id));

  const store = (fields: Params): Lead => {
    if (crm.refuses(fields))
      throw new CallError(400, "CRM_FIELD_ERROR_VALUE_NOT_VALID", "Значение поля не является корректным");
    if (fields["sourceId"] !== undefined && !SOURCES.includes(textOf(fields["sourceId"])))
      throw new CallError(400, "CRM_FIELD_ERROR_VALUE_NOT_VALID", "Поле «Источник» заполнено неверно");
    const id = leads.length + 1;
    const at = new Date(now()).toISOString();
    const lead: Lead = { id, createdTime: at, updatedTime: at, stageId: "NEW", opened: "Y", assignedById: 1 };
    for (const name of Object.keys(FIELDS))
      lead[name] = fields[name] === undefined ? null : textOf(fields[name]);
    lead["title"] = textOf(fields["title"]) || `Лид #${id}`;
    lead["assignedById"] = Number(textOf(fields["assignedById"]) || 1);
    lead["fm"] = contacts(fields["fm"]);
    leads.push(lead);
    return lead;
  };

  const contacts = (fm: unknown) => {
    if (fm === undefined) return [];
    const list = listOf(fm);
    if (list === undefined) throw new CallError(400, "100", "Expected iterable value for multifield");
    return list.map((entry, index) => {
      const { typeId, valueType, value } = recordOf(entry);
      return { id: index + 1, typeId: textOf(typeId), valueType: textOf(valueType), value: textOf(value) };
    });
  };

  const checkType = ({ entityTypeId }: Params) => {
    if (textOf(entityTypeId) !== LEAD) throw new CallError(400, "NOT_FOUND", "Элемент не найден");
  };

  /** @param start `-1` asks for the first page without the count of all */
  const list = (filter: Params, start: number, toName: (key: string) => string) => {
    const conditions = Object.entries(filter).map(([key, value]) => {
      const [, operator = "", name = ""] = OPERATOR.exec(key) ?? [];
      return { compare: operators[operator] ?? equal, name: toName(name), value: textOf(value) };
    });
    const found = leads.filter((lead) =>
      conditions.every(({ compare, name, value }) => compare(textOf(lead[name]), value)),
    );
    const from = Math.max(0, start);
    return { page: found.slice(from, from + PAGE), total: found.length, start: from };
  };

  /** Names of the older methods, for one lead. */
  const upper = (lead: Lead) =>
    Object.fromEntries([
      ["ID", String(lead.id)],
      ...Object.entries(FIELDS).map(([camel, name]) => [name, lead[camel]] as const),
    ]);
  const camelOf = (name: string) =>
    name === "ID" ? "id" : (Object.entries(FIELDS).find(([, other]) => other === name)?.[0] ?? "");

  const methods: Record<string, (params: Params) => Answer> = {
    ...records.methods,
    "crm.item.add": (params) => {
      checkType(params);
      return { result: { item: store(recordOf(params["fields"])) } };
    },
    "crm.item.get": (params) => {
      checkType(params);
      const lead = leads.find(({ id }) => String(id) === textOf(params["id"]));
      if (lead === undefined) throw new CallError(400, "NOT_FOUND", "Элемент не найден");
      return { result: { item: lead } };
    },
    "crm.item.list": (params) => {
      checkType(params);
      // A condition on a field that does not exist is ignored, as by the portal: it then answers everything.
      const known = Object.entries(recordOf(params["filter"])).filter(([key]) => {
        const [, , name = ""] = OPERATOR.exec(key) ?? [];
        return OWN_FIELDS.includes(name) || name in FIELDS;
      });
      const found = list(Object.fromEntries(known), Number(params["start"] ?? 0), (key) => key);
      return paged({ items: found.page.map((lead) => pick(lead, params["select"])) }, found);
    },
    "crm.lead.add": (params) => {
      const given = recordOf(params["fields"]);
      const fields = Object.fromEntries(Object.entries(given).map(([key, value]) => [camelOf(key), value]));
      const fm = ["EMAIL", "PHONE"].flatMap((typeId) =>
        (listOf(given[typeId]) ?? []).map((entry) => {
          const { VALUE, VALUE_TYPE } = recordOf(entry);
          return { typeId, valueType: VALUE_TYPE, value: VALUE };
        }),
      );
      return { result: store({ ...fields, fm }).id };
    },
    "crm.lead.list": (params) => {
      const found = list(recordOf(params["filter"]), Number(params["start"] ?? 0), camelOf);
      return paged(
        found.page.map((lead) => pick(upper(lead), params["select"])),
        found,
      );
    },
    "server.time": () => ({ result: new Date(now()).toISOString() }),
    scope: () => ({ result: crm.scopes }),
    profile: () => ({ result: { ID: "1", ADMIN: true, NAME: "Робот", LAST_NAME: "Сайта" } }),
  };

  const crm: FakeCrm = {
    leads,
    comments: records.comments,
    consents: records.consents,
    scopes: ["crm", "userconsent"],
    refuses: () => false,
    call: (method, params) => {
      const run = Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (run === undefined) throw new CallError(404, "ERROR_METHOD_NOT_FOUND", "Method not found!");
      const scope = /^(crm|userconsent)\./.exec(method)?.[1];
      if (scope !== undefined && !crm.scopes.includes(scope))
        throw new CallError(
          403,
          "insufficient_scope",
          "The request requires higher privileges than provided by the webhook token",
        );
      return run(params);
    },
  };
  return crm;
}
