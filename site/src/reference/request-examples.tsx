import type { ReactElement } from "react";
import type { Operation, Server } from "../../../contract/src/model.ts";
import { nameResponse } from "../../../contract/src/names/name-field.ts";
import { exampleId } from "./example-id.ts";
import { isSuccess } from "./is-success.ts";
import { productionOf } from "./paint-for-servers.ts";
import { partId } from "./part-id.ts";
import type { ReferenceContext } from "./reference-context.ts";
import { RequestSamples } from "./request-samples.tsx";
import { ResponseExample } from "./response-example.tsx";
import { SectionHeading } from "./section-heading.tsx";

interface Props {
  readonly operation: Operation;
  /** Of the API. */
  readonly servers: readonly Server[];
  readonly context: ReferenceContext;
}

/** The right-hand column: request samples of each named example, then the answers of success. */
export function RequestExamples({ operation, servers, context }: Props): ReactElement {
  const answers = operation.responses.filter(({ status }) => isSuccess(status));
  return (
    <>
      <SectionHeading
        level={3}
        id={partId(operation.id, "samples")}
        text={context.texts.samples}
        context={context}
      />
      <NamedSamples operation={operation} servers={servers} context={context} />
      <SectionHeading
        level={3}
        id={partId(operation.id, "answers")}
        text={context.texts.answers}
        context={context}
      />
      <div className="examples">
        {answers.flatMap(({ status, examples }) =>
          examples.map(({ name, summary, value }, index) => (
            <details
              key={name}
              id={exampleId(nameResponse(operation.id, status), name)}
              open={index === 0}
            >
              <summary>
                <span className={`status status-${status[0]}`}>{status}</span>{" "}
                <span lang={context.contractLang}>{summary}</span>
              </summary>
              <ResponseExample value={value} context={context} />
            </details>
          )),
        )}
      </div>
    </>
  );
}

/** Several examples are an accordion: opening one closes the others. */
function NamedSamples({ operation, servers, context }: Props): ReactElement {
  const shared = { operation, production: productionOf(servers), context };
  const examples = operation.requestBody?.examples ?? [];
  if (examples.length === 0) {
    return <RequestSamples {...shared} example={undefined} />;
  }
  const group = partId(operation.id, "samples");
  return (
    <div className="examples">
      {examples.map((example, index) => (
        <details
          key={example.name}
          id={exampleId(operation.id, example.name)}
          name={group}
          open={index === 0}
        >
          <summary lang={context.contractLang}>{example.summary}</summary>
          <RequestSamples {...shared} example={example} />
        </details>
      ))}
    </div>
  );
}
