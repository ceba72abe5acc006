import { Fragment, type ReactElement, type ReactNode } from "react";
import { LIMIT_NAMES } from "../../../contract/src/keywords.ts";
import type { Schema } from "../../../contract/src/model.ts";
import type { ReferenceTexts } from "../../i18n/texts.ts";
import { fillNodes } from "./fill-nodes.tsx";
import { limitWords } from "./limit-words.ts";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  readonly schema: Schema;
  readonly context: ReferenceContext;
}

/** Default, limits and example of a field on one line. Renders nothing without any. */
export function FieldFacts({ schema, context }: Props): ReactElement | null {
  const facts = factsOf(schema, context.texts);
  if (facts.length === 0) return null;
  return (
    <p className="field-facts">
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a field keep their order.
        <Fragment key={index}>
          {index === 0 ? null : " · "}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}

function factsOf(schema: Schema, texts: ReferenceTexts): readonly ReactNode[] {
  const facts: ReactNode[] = schema.deprecated ? [texts.deprecated] : [];
  if (schema.default !== undefined) facts.push(valueFact(texts.default, schema.default));
  facts.push(...limitFacts(schema, texts));
  // An enum's values are listed right below, so it needs no example.
  if (schema.example !== undefined && schema.kind !== "enum") {
    facts.push(valueFact(texts.example, schema.example));
  }
  return facts;
}

/** Limits of the value, and of each item if it is a list or a map. */
function limitFacts(schema: Schema, texts: ReferenceTexts): readonly ReactNode[] {
  const limits = LIMIT_NAMES.flatMap((name) => {
    const limit = schema.limits[name];
    // The format is shown with the type.
    if (limit === undefined || name === "format") return [];
    return [
      fillNodes(limitWords(texts, name, limit), {
        value: name === "pattern" ? code(limit) : `${limit}`,
      }),
    ];
  });
  const itemSchema = heldBy(schema);
  const ofEach = itemSchema ? limitFacts(itemSchema, texts) : [];
  return [...limits, ...ofEach.map((limit) => fillNodes(texts.ofEach, { limit }))];
}

function heldBy(schema: Schema): Schema | undefined {
  if (schema.kind === "array") return schema.items;
  return schema.kind === "map" ? schema.values : undefined;
}

function valueFact(label: string, value: unknown): ReactNode {
  return (
    <>
      {label} {code(JSON.stringify(value))}
    </>
  );
}

function code(text: ReactNode): ReactNode {
  return <code>{text}</code>;
}
