import type { ReactElement } from "react";
import type { ExportDoc } from "../../../../packaging/reference/exported.ts";
import { ContractTable } from "../contract-table.tsx";
import { NameLink } from "../name-link.tsx";
import type { ReferenceContext } from "../reference-context.ts";
import { memberAnchor } from "./client-exports.ts";
import { ExportThrows } from "./export-throws.tsx";
import { TypeText } from "./type-text.tsx";

interface Props {
  /** The type with a method for each operation. */
  readonly exported: ExportDoc;
  readonly context: ReferenceContext;
}

/** The signature of each operation. Its input and output are in its reference. */
export function OperationList({ exported, context }: Props): ReactElement {
  const { texts, contractMarkdown } = context;
  const { name, text, members } = exported;
  const throws = [...new Set(members.flatMap((member) => member.throws))];
  return (
    <>
      {contractMarkdown(text)}
      <ExportThrows throws={throws} context={context} />
      <ContractTable
        label={name}
        kind="fields"
        columns={[texts.exports.nameColumn, texts.meaningColumn]}
      >
        {members.map((member) => (
          <tr key={member.name} id={memberAnchor(name, member.name)}>
            <th scope="row">
              <NameLink name={member.name} text={member.name} context={context} />
            </th>
            <td>
              {contractMarkdown(member.text.split("\n\n")[0] ?? "")}
              <p>
                <TypeText type={member.type} context={context} />
              </p>
            </td>
          </tr>
        ))}
      </ContractTable>
    </>
  );
}
