import type { ReactElement } from "react";
import type { ExportDoc, ExportedPart } from "../../../../packaging/reference/exported.ts";
import { CodeBlock } from "../../markdown/code-block.tsx";
import { fillNodes } from "../fill-nodes.tsx";
import type { ReferenceContext } from "../reference-context.ts";
import { ExportDefault } from "./export-default.tsx";
import { ExportThrows } from "./export-throws.tsx";
import { MemberTable } from "./member-table.tsx";
import { TypeText } from "./type-text.tsx";

interface Props {
  readonly exported: ExportDoc;
  readonly context: ReferenceContext;
}

/** One export of the client below its heading: its declaration, what it does, and its members. */
export function ExportEntry({ exported, context }: Props): ReactElement {
  const { kind, code, text, parents, parameters, throws, members } = exported;
  const { texts, highlight, contractMarkdown, contractLang } = context;
  return (
    <>
      {kind === "interface" ? null : (
        <CodeBlock code={code} language="ts" copy={texts.copy} highlight={highlight} />
      )}
      {contractMarkdown(text)}
      {parameters.length === 0 ? null : (
        <ul>
          {parameters.map((parameter) => (
            <li key={parameter.name} lang={contractLang}>
              <code>{parameter.name}</code>: {context.markdown(whole(parameter), true)}
              <ExportDefault part={parameter} context={context} />
            </li>
          ))}
        </ul>
      )}
      <ExportThrows throws={throws} context={context} />
      {parents.map((parent) => (
        <p key={parent}>
          {fillNodes(texts.exports.inherits, {
            name: <TypeText type={parent} context={context} />,
          })}
        </p>
      ))}
      {members.length === 0 ? null : <MemberTable exported={exported} context={context} />}
    </>
  );
}

/** A parameter's text may lack its full stop; the default is a sentence after it. */
function whole({ text, default: unset }: ExportedPart): string {
  const trimmed = text.trimEnd();
  return unset === undefined || /[.:]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
