import { Fragment, type ReactElement } from "react";
import { NameLink } from "../name-link.tsx";
import type { ReferenceContext } from "../reference-context.ts";
import { CONTRACT_EXPORTS } from "./client-exports.ts";
import { TypeText } from "./type-text.tsx";

/** Every type that the client re-exports from the contract, with a link into its reference. */
export function ContractTypes({ context }: { readonly context: ReferenceContext }): ReactElement {
  return (
    <ul className="names">
      {CONTRACT_EXPORTS.map(({ name, members }) => (
        <li key={name} id={name}>
          <NameLink name={name} text={name} context={context} />
          {members.map((member, index) => (
            <Fragment key={member.name}>
              {index === 0 ? ": " : ", "}
              <code>{member.name}</code> <TypeText type={member.type} context={context} />
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
