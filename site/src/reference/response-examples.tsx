import type { ReactElement } from "react";
import type { Operation, Response } from "../../../contract/src/model.ts";
import { nameResponse } from "../../../contract/src/names/name-field.ts";
import { exampleId } from "./example-id.ts";
import { ExampleMenu } from "./example-menu.tsx";
import { ExploreBar } from "./explore-bar.tsx";
import { partId } from "./part-id.ts";
import type { ReferenceContext } from "./reference-context.ts";
import { ResponseExample } from "./response-example.tsx";

interface Props {
  readonly operation: Operation;
  readonly context: ReferenceContext;
}

/**
 * The responses of an operation, with a tab for each status. Tabs are `details`, which need no
 * script.
 */
export function ResponseExamples({ operation, context }: Props): ReactElement {
  return (
    <div className="examples statuses">
      {operation.responses.map((response, index) => (
        <details key={response.status} name={partId(operation.id, "answers")} open={index === 0}>
          <summary title={response.description}>
            <span className={`status status-${response.status[0]}`}>{response.status}</span>
          </summary>
          <Bodies
            id={nameResponse(operation.id, response.status)}
            response={response}
            context={context}
          />
        </details>
      ))}
      {context.practice ? <ExploreBar texts={context.texts.practice} /> : null}
    </div>
  );
}

interface BodiesProps {
  readonly id: string;
  readonly response: Response;
  readonly context: ReferenceContext;
}

function Bodies({ id, response, context }: BodiesProps): ReactElement {
  const { description, examples } = response;
  const [only] = examples;
  if (examples.length === 1 && only) {
    return (
      <div id={exampleId(id, only.name)}>
        <p className="example-title" lang={context.contractLang}>
          {only.summary || description}
        </p>
        <ResponseExample id={exampleId(id, only.name)} value={only.value} context={context} />
      </div>
    );
  }
  const exampleItems = examples.map(({ name, summary, value }) => {
    const fullId = exampleId(id, name);
    return {
      id: fullId,
      summary,
      body: <ResponseExample id={fullId} value={value} context={context} />,
    };
  });
  return (
    <ExampleMenu group={`${id}-examples`} examples={exampleItems} lang={context.contractLang} />
  );
}
