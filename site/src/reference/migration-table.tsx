import { Fragment, type ReactElement, type ReactNode } from "react";
import type { Coverage } from "../../../contract/src/migrations/coverage.ts";
import type { MigrationTarget } from "../../../contract/src/migrations/model.ts";
import { fill } from "../../i18n/fill.ts";
import type { ReferenceTexts } from "../../i18n/texts.ts";
import { firstSentence } from "../content/first-sentence.ts";
import { breakable } from "./breakable.tsx";
import { fillNodes } from "./fill-nodes.tsx";
import { type GroupedRow, GroupedTable } from "./grouped-table.tsx";
import type { MigrationRow, MigrationRows } from "./migration-rows.ts";
import { NameLink } from "./name-link.tsx";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  readonly migration: MigrationRows;
  readonly context: ReferenceContext;
}

/** What became of a name; `added` if V1.0 did not have it. */
type Fate = keyof ReferenceTexts["fates"];

/** What became of V1.0 names, a row with an anchor for each, and what is new in 3.0. */
export function MigrationTable({ migration, context }: Props): ReactElement {
  const { label, rows, added, coverage } = migration;
  const { texts } = context;
  const [kind, ...others] = new Set(rows.map((row) => row.kind));
  const isMixed = others.length > 0;
  const isOfOne = kind !== undefined && !isMixed;
  const first = isOfOne ? fill(texts.v1Column, { what: texts.v1Kinds[kind] }) : texts.v1;
  const hasNotes = added.length > 0 || rows.some((row) => noteOf(row, context) !== "");
  return (
    <>
      <GroupedTable
        label={label}
        kind="mapping"
        columns={[first, "3.0", ...(hasNotes ? [texts.noteColumn] : [])]}
        titles={texts.fates}
        rows={[
          ...rows.map(
            (row): GroupedRow<Fate> => ({
              group: row.to.length > 0 ? "mapped" : "gone",
              row: (
                <tr key={row.anchor} id={row.anchor}>
                  <th scope="row">
                    <RowName
                      row={row}
                      kind={isMixed ? texts.v1Kinds[row.kind] : ""}
                      context={context}
                    />
                  </th>
                  <td>
                    <Targets row={row} context={context} />
                  </td>
                  {hasNotes ? <td>{context.markdown(noteOf(row, context), true)}</td> : null}
                </tr>
              ),
            }),
          ),
          ...added.map(
            (target): GroupedRow<Fate> => ({
              group: "added",
              row: (
                <tr key={target.name}>
                  <td className="absent">{texts.notInV1}</td>
                  <td>
                    <TargetLink target={target} context={context} />{" "}
                    <span className="chip chip-new">{texts.newInV3}</span>
                  </td>
                  <td lang={context.contractLang}>
                    {context.markdown(firstSentence(target.description), true)}
                  </td>
                </tr>
              ),
            }),
          ),
        ]}
      />
      {coverage && coverage.fields > 2 ? (
        <p className="coverage">{coverageText(coverage, context)}</p>
      ) : null}
    </>
  );
}

interface RowProps {
  readonly row: MigrationRow;
  readonly context: ReferenceContext;
}

/** The name, with its kind if the table has several. */
function RowName({ row, kind, context }: RowProps & { readonly kind: string }): ReactNode {
  const { name, isCode, does, anchor } = row;
  return (
    <>
      <a href={`#${anchor}`}>{isCode ? <code>{breakable(name)}</code> : name}</a>
      {kind === "" || does !== "" ? null : <span className="kind"> {kind}</span>}
      {context.markdown(does)}
    </>
  );
}

function Targets({ row: { to }, context }: RowProps): ReactNode {
  if (to.length === 0) return <span className="chip chip-gone">{context.texts.goneInV3}</span>;
  return to.map((target, index) => (
    <Fragment key={target.name}>
      {index === 0 ? null : ", "}
      <TargetLink target={target} context={context} />
    </Fragment>
  ));
}

interface TargetProps {
  readonly target: MigrationTarget;
  readonly context: ReferenceContext;
}

function TargetLink({ target, context }: TargetProps): ReactNode {
  const { name, kind, label } = target;
  const field = name.replace(/\{\}$/, "");
  const link = <NameLink name={field} text={breakable(label)} context={context} />;
  return kind === "key" ? fillNodes(context.texts.keyOf, { name: link }) : link;
}

/** How the value changes and what else to do, as Markdown. */
function noteOf({ conversion, how }: MigrationRow, { texts }: ReferenceContext) {
  const words = conversion ? texts.conversions[conversion] : "";
  return [words, how].filter(Boolean).join(" ");
}

/** coverageText({ fields: 5, mapped: 5, gone: 1, added: 0 }) → "5 of 5 V1.0 names mapped, 1 gone." */
function coverageText(coverage: Coverage, { texts }: ReferenceContext): string {
  const { fields, mapped, gone, added } = coverage;
  const parts = [
    fill(texts.coverage, { mapped, fields }),
    ...(gone > 0 ? [fill(texts.coverageGone, { gone })] : []),
    ...(added > 0 ? [fill(texts.coverageNew, { added })] : []),
  ];
  return `${parts.join(", ")}.`;
}
