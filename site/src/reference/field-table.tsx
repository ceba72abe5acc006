import type { ReactElement } from "react";
import type { ObjectSchema, Property } from "../../../contract/src/model.ts";
import { nameProperty } from "../../../contract/src/names/name-field.ts";
import { type Direction, FieldMarks } from "./field-marks.tsx";
import { GroupedTable, isGrouped } from "./grouped-table.tsx";
import { NameLink } from "./name-link.tsx";
import type { ReferenceContext } from "./reference-context.ts";
import { bareWords } from "./type-words.ts";

interface Props {
  /** A component, so its fields have names that can be linked. */
  readonly schema: ObjectSchema;
  /** Names of the properties to show; the contract's order applies, not this one. */
  readonly only?: readonly string[];
  readonly direction: Direction;
  readonly context: ReferenceContext;
}

/** A flat table of a schema's own fields; each name links to the reference. */
export function FieldTable({ schema, only, direction, context }: Props): ReactElement {
  const { texts, markdown } = context;
  const name = schema.name ?? "";
  const chosen = schema.properties.filter((property) => only?.includes(property.name) ?? true);
  // Group headings say which fields are required, so marks would repeat it.
  const unmarked = direction === "response";
  return (
    <GroupedTable
      label={name}
      kind="fields"
      columns={[texts.fieldColumn, texts.meaningColumn]}
      titles={texts.fieldGroups}
      rows={chosen.map((property: Property) => ({
        group: property.required ? "required" : "optional",
        row: (
          <tr key={property.name}>
            <th scope="row">
              <NameLink
                name={nameProperty(name, property.name)}
                text={property.name}
                context={context}
              />{" "}
              <span className="type">{bareWords(property.schema, texts.types)}</span>
              <FieldMarks
                required={isGrouped(chosen) ? unmarked : property.required}
                schema={property.schema}
                direction={direction}
                context={context}
              />
            </th>
            <td lang={context.contractLang}>{markdown(property.schema.description)}</td>
          </tr>
        ),
      }))}
    />
  );
}
