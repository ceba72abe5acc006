import type { Schema, Specification } from "../../../../contract/src/model.ts";
import { keyReferences } from "../../../../contract/src/names/key-references.ts";
import {
  nameEnumValue,
  nameItem,
  nameMapValue,
} from "../../../../contract/src/names/name-field.ts";
import type { ReferenceTexts } from "../../../i18n/texts.ts";
import type { Locale } from "../../../site.config.ts";
import type { NameCard, NameCards } from "../../browser/name-card.ts";
import { firstSentence } from "../../content/first-sentence.ts";
import { plainProse } from "../../markdown/prose-of.ts";
import { planReference } from "../../reference/plan-reference.ts";
import type {
  EnumPlan,
  FieldPlan,
  OperationPlan,
  TreePlan,
} from "../../reference/reference-plan.ts";
import { typeWords } from "../../reference/type-words.ts";

/**
 * The card that previews each name of a reference, by anchor.
 * @param lang the language of the descriptions
 */
export function nameCards(
  specification: Specification,
  texts: ReferenceTexts,
  lang: Locale,
): NameCards {
  const plan = planReference(specification);
  const all = plan.operations.flatMap((operation) => ofOperation(operation, texts));
  return { lang, cards: Object.fromEntries(all), keys: keysOf(plan.operations, specification) };
}

/**
 * Maps each field that holds keys of a map to that map, by anchors. A field that is shown in
 * several places has several anchors.
 */
function keysOf(
  operations: readonly OperationPlan[],
  specification: Specification,
): Readonly<Record<string, string>> {
  const trees = operations.flatMap(({ body, responses }) => [
    ...(body ? [body] : []),
    ...responses.map(({ tree }) => tree),
  ]);
  const shown = trees.flatMap(({ fields }) => fields.flatMap(withFieldsBelow));
  const anchorsOf = (name: string) =>
    shown.filter(({ names }) => names.includes(name)).map(({ names }) => names[0]);
  const pairs = keyReferences(specification).flatMap(({ field, maps: [map = ""] }) =>
    anchorsOf(field).flatMap((anchor) =>
      anchorsOf(map)
        .slice(0, 1)
        .map((to) => [anchor, to]),
    ),
  );
  return Object.fromEntries(pairs);
}

function withFieldsBelow(field: FieldPlan): readonly FieldPlan[] {
  return [field, ...field.fields.flatMap(withFieldsBelow)];
}

type Entry = readonly [anchor: string, card: NameCard];

function ofOperation(plan: OperationPlan, texts: ReferenceTexts): readonly Entry[] {
  const { operation, parameters, body, responses } = plan;
  const call = `${operation.method.toUpperCase()} ${operation.path}`;
  return [
    entry(operation.id, call, operation.description || operation.summary),
    ...parameters.flatMap(({ id, parameter: { schema, description }, values }) => [
      entry(id, typeWords(schema, texts.types), description || schema.description),
      ...ofEnum(values),
    ]),
    ...(body ? ofTree(body, texts) : []),
    ...responses.flatMap(({ id, response, tree }) => [
      ...ofTree(tree, texts),
      entry(id, response.status, response.description),
    ]),
  ];
}

function ofTree({ id, schema, shown, fields }: TreePlan, texts: ReferenceTexts): readonly Entry[] {
  if (!shown) return [];
  return [
    entry(id, texts.types.object, schema.description),
    ...fields.flatMap((field) => ofField(field, texts)),
  ];
}

function ofField(field: FieldPlan, texts: ReferenceTexts): readonly Entry[] {
  const { names, schema, inner, schemaId, values, fields } = field;
  return [
    ...(schemaId === undefined ? [] : [entry(schemaId, texts.types.object, inner.description)]),
    entry(
      names[0],
      typeWords(schema, texts.types),
      schema.description || inner.description,
      shapeOf(schema),
    ),
    ...ofEnum(values, texts.types.enum),
    ...fields.flatMap((below) => ofField(below, texts)),
  ];
}

function ofEnum(plan: EnumPlan | undefined, type = ""): readonly Entry[] {
  if (!plan?.shown) return [];
  const { id, schema } = plan;
  return [
    entry(id, type, schema.description),
    ...schema.values.map(({ value, description }) =>
      entry(nameEnumValue(id, value), schema.name === undefined ? type : "", description),
    ),
  ];
}

function entry(anchor: string, type: string, description: string, shape = ""): Entry {
  const sentence = firstSentence(plainProse(description));
  return [anchor, shape === "" ? [type, sentence] : [type, sentence, shape]];
}

/** "Itinerary{}", "LiveQueryLeg[]", "Price", "[]"; empty for a value without a name. */
function shapeOf(schema: Schema): string {
  if (schema.name !== undefined) return schema.name;
  if (schema.kind === "array") return nameItem(shapeOf(schema.items));
  if (schema.kind === "map") return nameMapValue(shapeOf(schema.values));
  return "";
}
