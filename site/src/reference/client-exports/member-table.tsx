import type { ReactElement } from "react";
import type { ExportDoc } from "../../../../packaging/reference/exported.ts";
import { ContractTable } from "../contract-table.tsx";
import { RequiredMark } from "../field-marks.tsx";
import type { ReferenceContext } from "../reference-context.ts";
import { memberAnchor } from "./client-exports.ts";
import { ExportDefault } from "./export-default.tsx";
import { ExportThrows } from "./export-throws.tsx";
import { TypeText } from "./type-text.tsx";

interface Props {
  readonly exported: ExportDoc;
  readonly context: ReferenceContext;
}

/** Fields and methods, each with its type, what it means, its default and what it throws. */
export function MemberTable({ exported, context }: Props): ReactElement {
  const { texts, contractMarkdown } = context;
  const { name, members } = exported;
  // If some members are optional, the others are marked as required.
  const isInput = members.some(({ isOptional }) => isOptional);
  return (
    <ContractTable
      label={name}
      kind="fields"
      columns={[texts.exports.nameColumn, texts.meaningColumn]}
    >
      {members.map((member) => (
        <tr key={member.name} id={memberAnchor(name, member.name)}>
          <th scope="row">
            <code>{member.name}</code> <TypeText type={member.type} context={context} />
            {isInput && !member.isOptional ? <RequiredMark context={context} /> : null}
          </th>
          <td>
            {contractMarkdown(member.text)}
            <ExportDefault part={member} context={context} />
            <ExportThrows throws={member.throws} context={context} />
          </td>
        </tr>
      ))}
    </ContractTable>
  );
}
