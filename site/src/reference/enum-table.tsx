import type { ReactElement } from "react";
import type { EnumSchema } from "../../../contract/src/model.ts";
import { nameEnumValue } from "../../../contract/src/names/name-field.ts";
import { commonPrefix } from "./common-prefix.ts";
import { ContractTable } from "./contract-table.tsx";
import { ValueName } from "./enum-values.tsx";
import { NameLink } from "./name-link.tsx";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  /** A component, so its values have names that can be linked. */
  readonly schema: EnumSchema;
  readonly context: ReferenceContext;
}

/** A table of an enum's values and their meanings. */
export function EnumTable({ schema, context }: Props): ReactElement {
  const { texts, markdown } = context;
  const name = schema.name ?? "";
  const prefix = commonPrefix(schema.values.map(({ value }) => value));
  return (
    <ContractTable label={name} kind="values" columns={[texts.valueColumn, texts.meaningColumn]}>
      {schema.values.map(({ value, description }) => (
        <tr key={value}>
          <th scope="row">
            <NameLink
              name={nameEnumValue(name, value)}
              text={<ValueName value={value} prefix={prefix} />}
              context={context}
            />
          </th>
          <td lang={context.contractLang}>{markdown(description)}</td>
        </tr>
      ))}
    </ContractTable>
  );
}
