import type { ReactElement } from "react";
import type { Operation } from "../../../contract/src/model.ts";
import { findOperation } from "../../../contract/src/names/find.ts";
import { printJson } from "../samples/literal-styles.ts";
import type { PageContext } from "./page-context.ts";

/** Create, poll, complete: the idea of the suite, with the contract's own examples beside it. */
export function HomeFlow({ context }: { readonly context: PageContext }): ReactElement {
  const { texts, localizeHref, code } = context;
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
        <div className="steps">
          <ol>
            {steps.map(([title, text]) => (
              <li key={title}>
                <p>
                  <strong>{title}</strong>
                </p>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <p>
          <a className="more-link" href={localizeHref("/docs/getting-started/create-and-poll")}>
            {texts.home.flowLink}
          </a>
        </p>
      </div>
      <div className="home-flow-code">
        {code(printJson(create.requestBody?.examples[0]?.value), "json", texts.home.flowRequest)}
        {code(printJson(headOf(create)), "json", texts.home.flowResponse)}
      </div>
    </section>
  );
}

function operationOf({ contract }: PageContext, id: string): Operation {
  const lookup = findOperation(contract, id);
  if (!lookup.found) throw new Error(lookup.mistake.message);
  return lookup.value;
}

/** The answer without its results, which fill pages. */
function headOf({ responses }: Operation): unknown {
  const value = responses[0]?.examples[0]?.value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== "content"));
}
