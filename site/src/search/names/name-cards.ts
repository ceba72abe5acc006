import type { Schema, Specification } from "../../../../contract/src/model.ts";
import { nameEnumValue } from "../../../../contract/src/names/name-field.ts";
import type { ReferenceTexts } from "../../../i18n/texts.ts";
import type { Locale } from "../../../site.config.ts";
import type { NameCard, NameCards } from "../../browser/name-card.ts";
import { plainProse } from "../../markdown/prose-of.ts";
import { firstSentence } from "../../plan/first-sentence.ts";
import { planReference } from "../../reference/plan-reference.ts";
import type {
  EnumPlan,
  FieldPlan,
  OperationPlan,
  TreePlan,
} from "../../reference/reference-plan.ts";
import { typeWords } from "../../reference/type-words.ts";

/**
 * What a reader sees of each name of a reference without going there, by its anchor.
 * @param lang of the descriptions
 */
export function nameCards(
  specification: Specification,
  texts: ReferenceTexts,
  lang: Locale,
): NameCards {
  const plan = planReference(specification);
  const all = plan.operations.flatMap((operation) => ofOperation(operation, texts));
  return { lang, cards: Object.fromEntries(all) };
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
      nestedIn(schema),
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

function entry(anchor: string, type: string, description: string, schema = ""): Entry {
  const says = firstSentence(plainProse(description));
  return [anchor, schema === "" ? [type, says] : [type, says, schema]];
}

/** nestedIn(a list of maps of Price) → "[]{}Price" */
function nestedIn(schema: Schema): string {
  if (schema.kind === "array") return `[]${nestedIn(schema.items)}`;
  return schema.kind === "map" ? `{}${nestedIn(schema.values)}` : (schema.name ?? "");
}
