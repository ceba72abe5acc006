import { Fragment, type ReactElement } from "react";
import { operations } from "../../../../contract/generated/operations.ts";
import { NameLink } from "../name-link.tsx";
import type { ReferenceContext } from "../reference-context.ts";

interface Props {
  /** Operations, schemas and fields of the contract. */
  readonly names: readonly string[];
  readonly context: ReferenceContext;
}

/** Links to the places in the contract where something applies. */
export function PlaceLinks({ names, context }: Props): ReactElement {
  if (Object.keys(operations).every((id) => names.includes(id))) {
    return <>{context.texts.sandbox.everyOperation}</>;
  }
  return (
    <>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index === 0 ? null : ", "}
          <NameLink name={name} text={name} context={context} />
        </Fragment>
      ))}
    </>
  );
}
