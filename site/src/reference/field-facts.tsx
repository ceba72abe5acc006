import { Fragment, type ReactElement, type ReactNode } from "react";
import type { Schema } from "../../../contract/src/model.ts";
import { fill } from "../../i18n/texts.ts";
import type { ReferenceContext } from "./reference-context.ts";
import type { ReferenceTexts } from "./reference-texts.ts";

interface Props {
  readonly schema: Schema;
  readonly context: ReferenceContext;
}

/** Default, limits and example of a field on one line. Nothing where there are none. */
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
  const facts: ReactNode[] = [];
  if (schema.default !== undefined) facts.push(valueFact(texts.default, schema.default));
  facts.push(...limitsOf(schema, texts));
  // An enum's values stand right below: any of them is an example.
  if (schema.example !== undefined && schema.kind !== "enum") {
    facts.push(valueFact(texts.example, schema.example));
  }
  return facts;
}

function limitsOf(schema: Schema, texts: ReferenceTexts): readonly ReactNode[] {
  const limits: ReactNode[] = [];
  const add = (text: string, value: number | undefined) => {
    if (value !== undefined) limits.push(fill(text, { value }));
  };
  if (schema.kind === "array") {
    add(texts.minItems, schema.minItems);
    add(texts.maxItems, schema.maxItems);
  }
  if ("minimum" in schema) add(texts.atLeast, schema.minimum);
  if ("maximum" in schema) add(texts.atMost, schema.maximum);
  if ("pattern" in schema && schema.pattern !== undefined) {
    limits.push(<CodeFact label={texts.pattern} code={schema.pattern} />);
  }
  return limits;
}

function valueFact(label: string, value: unknown): ReactNode {
  return <CodeFact label={label} code={JSON.stringify(value)} />;
}

function CodeFact({ label, code }: { readonly label: string; readonly code: string }) {
  return (
    <>
      {label} <code>{code}</code>
    </>
  );
}
