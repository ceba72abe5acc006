import type { ReactElement } from "react";
import type { InnerSchema } from "../../../contract/src/names/inner-schema.ts";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  readonly schema: InnerSchema;
  readonly context: ReferenceContext;
}

/** The exclusive groups of an object, exactly one of which holds. Renders nothing without any. */
export function ChoiceList({ schema, context }: Props): ReactElement | null {
  if (schema.kind !== "object" || schema.choices.length === 0) return null;
  return (
    <div className="choices">
      <p>{context.texts.exactlyOneOf}</p>
      <ul>
        {schema.choices.map(({ title, description, required }) => (
          <li key={title}>
            <strong lang={context.contractLang}>{title}</strong>{" "}
            {required.map((name) => (
              <code key={name}>{name}</code>
            ))}
            {context.contractMarkdown(description)}
          </li>
        ))}
      </ul>
    </div>
  );
}
