import type { Specification } from "../../../../contract/src/model.ts";
import { nameEnumValue } from "../../../../contract/src/names/name-field.ts";
import type { ReferenceTexts } from "../../../i18n/texts.ts";
import { plainProse } from "../../markdown/prose-of.ts";
import { adviceOn } from "../../reference/advice-on.ts";
import { planReference } from "../../reference/plan-reference.ts";
import type {
  EnumPlan,
  FieldPlan,
  OperationPlan,
  ParameterPlan,
  ResponsePlan,
} from "../../reference/reference-plan.ts";
import { typeWords } from "../../reference/type-words.ts";
import { type ErrorStatus, errorNames } from "./error-names.ts";
import type { RecordPage, SearchRecord } from "./record.ts";

type Draft = Omit<SearchRecord, "page">;

/** A record for everything with a name on a reference page, at its first place. */
export function referenceRecords(
  specification: Specification,
  page: RecordPage,
  texts: ReferenceTexts,
): SearchRecord[] {
  const plan = planReference(specification);
  const reference: Draft = {
    kind: "page",
    anchor: "",
    title: page.title,
    names: [],
    text: plainProse(specification.description),
  };
  const drafts = [reference, ...plan.operations.flatMap((one) => operationDrafts(one, texts))];
  return drafts.map((draft) => ({ ...draft, page }));
}

function operationDrafts(plan: OperationPlan, texts: ReferenceTexts): Draft[] {
  const { operation, parameters, body, responses } = plan;
  const { id, method, path, summary, description } = operation;
  const own: Draft = {
    kind: "operation",
    anchor: id,
    title: summary,
    names: [id, path],
    owner: path,
    text: plainProse(description),
    // "endpoint" is what most readers call an operation.
    hidden: `${method} ${path} endpoint`,
    badge: method.toUpperCase(),
  };
  const trees = [...(body ? [body] : []), ...responses.map(({ tree }) => tree)];
  return [
    own,
    ...parameters.flatMap((one) => parameterDrafts(one, summary, texts)),
    ...trees.flatMap(({ id, schema, shown, fields }) => [
      ...(shown && schema.name !== undefined ? [typeDraft(id, schema.description)] : []),
      ...fields.flatMap((field) => fieldDrafts(field, texts)),
    ]),
    ...responses.filter(isError).map((response) => errorDraft(response, texts)),
  ];
}

function parameterDrafts(
  { id, parameter, values }: ParameterPlan,
  owner: string,
  texts: ReferenceTexts,
): Draft[] {
  const { name, schema, description } = parameter;
  const own: Draft = {
    kind: "parameter",
    anchor: id,
    title: name,
    names: [name],
    owner,
    text: describe(typeWords(schema, texts.types), description || schema.description),
  };
  return [own, ...(values ? enumDrafts(values) : [])];
}

function fieldDrafts(field: FieldPlan, texts: ReferenceTexts): Draft[] {
  const { names, key, schema, inner, schemaId, values, fields } = field;
  const owner = ownerOf(names, key);
  const own: Draft = {
    kind: "field",
    anchor: names[0],
    title: key,
    names: [key],
    owner,
    same: `field ${owner}.${key}`,
    text: describe(typeWords(schema, texts.types), withoutOpenPoints(schema.description)),
  };
  return [
    own,
    ...(schemaId === undefined ? [] : [typeDraft(schemaId, inner.description)]),
    ...(values ? enumDrafts(values) : []),
    ...fields.flatMap((below) => fieldDrafts(below, texts)),
  ];
}

function enumDrafts({ id, schema, shown }: EnumPlan): Draft[] {
  if (!shown) return [];
  const values = schema.values.map(
    ({ value, description }): Draft => ({
      kind: "value",
      anchor: nameEnumValue(id, value),
      title: value,
      names: [
        value,
        ...withoutPrefix(
          value,
          schema.values.map((other) => other.value),
        ),
      ],
      owner: id,
      same: `value ${value}`,
      text: plainProse(description),
    }),
  );
  return [...(schema.name === undefined ? [] : [typeDraft(id, schema.description)]), ...values];
}

/** Removes open points, which the register has in the same words. */
function withoutOpenPoints(description: string): string {
  return description.replace(/ ?Not specified: .*$/s, "");
}

function typeDraft(name: string, description: string): Draft {
  const text = plainProse(withoutOpenPoints(description));
  return { kind: "type", anchor: name, title: name, names: [name], same: `type ${name}`, text };
}

function errorDraft({ id, response }: ResponsePlan, texts: ReferenceTexts): Draft {
  const { status, description } = response;
  return {
    anchor: id,
    title: plainProse(description),
    text: plainProse(adviceOn(texts, status) ?? ""),
    hidden: `${status} error`,
    ...errorNames(status as ErrorStatus),
  };
}

function isError({ response }: ResponsePlan): boolean {
  return !/^2/.test(response.status);
}

/** The owner in a field's shortest name: "Leg" for "LiveSearchResponse…legs{}.stopCount". */
function ownerOf(names: readonly string[], key: string): string {
  const [shortest = ""] = [...names].sort((a, b) => a.length - b.length);
  return shortest.slice(0, -key.length - 1);
}

/** withoutPrefix("PLACE_TYPE_CITY", all of PlaceType) → ["CITY"], which is what readers type. */
function withoutPrefix(value: string, all: readonly string[]): readonly string[] {
  const parts = value.split("_");
  const shared = parts.findIndex((_, index) =>
    all.some((other) => other.split("_")[index] !== parts[index]),
  );
  const rest = parts.slice(shared).join("_");
  return shared > 0 && rest !== value ? [rest] : [];
}

function describe(type: string, description: string): string {
  return [type, plainProse(description)].filter(Boolean).join(" · ");
}
