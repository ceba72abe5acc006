import type { ReactElement } from "react";
import type { Schema } from "../../../contract/src/model.ts";
import type { ReferenceContext } from "./reference-context.ts";

/** The direction of a body, which decides what is marked in it. */
export type Direction = "request" | "response";

interface Props {
  readonly required: boolean;
  readonly schema: Schema;
  readonly direction: Direction;
  readonly context: ReferenceContext;
}

/** Marks only the exception: most fields of a request are optional, few of a response. */
export function FieldMarks({ required, schema, direction, context }: Props): ReactElement {
  const { texts } = context;
  return (
    <>
      {schema.nullable ? (
        <>
          {" "}
          <span className="chip chip-null">{texts.mayBeNull}</span>
        </>
      ) : null}
      {direction === "request" && required ? <RequiredMark context={context} /> : null}
      {direction === "response" && !required ? (
        <>
          {" "}
          <span className="chip">{texts.optional}</span>
        </>
      ) : null}
    </>
  );
}

export function RequiredMark({ context }: { readonly context: ReferenceContext }): ReactElement {
  return (
    <>
      {" "}
      <span className="chip chip-required">{context.texts.required}</span>
    </>
  );
}
