import type { ReactElement } from "react";
import type { Operation, Server } from "../../../contract/src/model.ts";
import { exampleId } from "./example-id.ts";
import { ExampleMenu } from "./example-menu.tsx";
import { productionOf } from "./paint-for-servers.ts";
import { partId } from "./part-id.ts";
import { PracticeBar } from "./practice-bar.tsx";
import type { ReferenceContext } from "./reference-context.ts";
import { RequestSamples } from "./request-samples.tsx";
import { ResponseExamples } from "./response-examples.tsx";
import { SectionHeading } from "./section-heading.tsx";

interface Props {
  readonly operation: Operation;
  /** The servers of the API. */
  readonly servers: readonly Server[];
  readonly context: ReferenceContext;
}

/** The right-hand column: a card with the request, and one with its responses. */
export function RequestExamples({ operation, servers, context }: Props): ReactElement {
  return (
    <>
      <SectionHeading
        level={3}
        id={partId(operation.id, "samples")}
        text={context.texts.samples}
        context={context}
      />
      <NamedSamples operation={operation} servers={servers} context={context} />
      {context.practice ? (
        <PracticeBar
          operation={operation}
          engine={context.practice}
          texts={context.texts.practice}
        />
      ) : null}
      <SectionHeading
        level={3}
        id={partId(operation.id, "answers")}
        text={context.texts.answers}
        context={context}
      />
      <ResponseExamples operation={operation} context={context} />
    </>
  );
}

function NamedSamples({ operation, servers, context }: Props): ReactElement {
  const shared = { operation, production: productionOf(servers), context };
  const examples = operation.requestBody?.examples ?? [];
  if (examples.length === 0) {
    return <RequestSamples {...shared} example={undefined} />;
  }
  const exampleItems = examples.map((example) => ({
    id: exampleId(operation.id, example.name),
    summary: example.summary,
    body: <RequestSamples {...shared} example={example} />,
  }));
  return (
    <div className="examples">
      <ExampleMenu
        group={partId(operation.id, "samples")}
        examples={exampleItems}
        lang={context.contractLang}
      />
    </div>
  );
}
