import { Fragment, type ReactElement } from "react";
import type { Operation } from "../../../contract/src/model.ts";
import { findOperation } from "../../../contract/src/names/find.ts";
import { addHangingIndent } from "../markdown/add-hanging-indent.ts";
import { CodeFrame } from "../markdown/code-block.tsx";
import { printJson } from "../samples/literal-styles.ts";
import type { PageContext } from "./page-context.ts";

/** Create, poll, show: each step refers to its lines in the contract's examples. */
export function HomeFlow({ context }: { readonly context: PageContext }): ReactElement {
  const { texts, localizeHref, reference } = context;
  const create = operationOf(context, "createLiveSearch");
  const steps = [
    [texts.home.flowCreate, texts.home.flowCreateText],
    [texts.home.flowPoll, texts.home.flowPollText],
    [texts.home.flowComplete, texts.home.flowCompleteText],
  ] as const;
  return (
    <section className="home-section home-flow" aria-labelledby="flow">
      <div className="home-flow-text">
        <h2 id="flow">{texts.home.flow}</h2>
        <p className="home-lead">{texts.home.flowLead}</p>
      </div>
      <ol className="flow-steps">
        {steps.map(([title, text], index) => (
          <li key={title} className={`flow-${index + 1}`}>
            <strong>{title}</strong>
            <p>{reference.markdown(text, true)}</p>
          </li>
        ))}
      </ol>
      <p className="flow-more">
        <a className="more-link" href={localizeHref("/docs/getting-started/create-and-poll")}>
          {texts.home.flowLink}
        </a>
      </p>
      <div className="home-flow-code">
        <FlowCode
          value={create.requestBody?.examples[0]?.value}
          title={texts.home.flowRequest}
          context={context}
        />
        <FlowCode value={headOf(create)} title={texts.home.flowResponse} context={context} />
      </div>
    </section>
  );
}

/** The step that each top-level property belongs to. */
const STEPS: readonly (readonly [string, number])[] = [
  ["query", 1],
  ["sessionToken", 2],
  ["status", 2],
  ["action", 3],
];

interface CodeProps {
  readonly value: unknown;
  readonly title: string;
  readonly context: PageContext;
}

function FlowCode({ value, title, context }: CodeProps) {
  const { texts, highlight } = context.reference;
  const code = printJson(value);
  const htmlLines = highlight(code, "json").split("\n");
  return (
    <CodeFrame code={code} title={title} language="json" copy={texts.copy}>
      <code>
        {groupLines(code.split("\n")).map(({ step, lines }, index) => {
          const html = addHangingIndent(lines.map((line) => htmlLines[line]).join("\n"));
          const end = index === 0 ? "" : "\n";
          return (
            <Fragment key={lines[0]}>
              {end}
              <span
                className={step === undefined ? undefined : `flow-${step}`}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: painted and escaped by highlight
                dangerouslySetInnerHTML={{ __html: html }}
              />
            </Fragment>
          );
        })}
      </code>
    </CodeFrame>
  );
}

interface LineGroup {
  readonly step: number | undefined;
  /** Line indexes. */
  readonly lines: readonly number[];
}

/** Groups consecutive lines of the same step; nested lines belong to their property. */
function groupLines(lines: readonly string[]): readonly LineGroup[] {
  const steps: (number | undefined)[] = [];
  for (const line of lines) {
    const name = /^ {2}"(\w+)":/.exec(line)?.[1];
    const isOuter = !line.startsWith("  ");
    const step = STEPS.find(([known]) => known === name)?.[1];
    steps.push(isOuter ? undefined : (step ?? steps.at(-1)));
  }
  const groups: { readonly step: number | undefined; readonly lines: number[] }[] = [];
  for (const [index, step] of steps.entries()) {
    const last = groups.at(-1);
    if (last && last.step === step) last.lines.push(index);
    else groups.push({ step, lines: [index] });
  }
  return groups;
}

function operationOf({ contract }: PageContext, id: string): Operation {
  const lookup = findOperation(contract, id);
  if (!lookup.found) throw new Error(lookup.mistake.message);
  return lookup.value;
}

/** The response without its results, which would fill pages. */
function headOf({ responses }: Operation): unknown {
  const value = responses[0]?.examples[0]?.value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== "content"));
}
