import type { ReactElement } from "react";
import type { RequestBody, Server } from "../../../contract/src/model.ts";
import { ErrorList } from "./error-list.tsx";
import { ExplainedIn } from "./explained-in.tsx";
import { FieldTree } from "./field-tree.tsx";
import { fillNodes } from "./fill-nodes.tsx";
import { MethodPath } from "./method-path.tsx";
import { ParameterList } from "./parameter-list.tsx";
import { partId } from "./part-id.ts";
import type { ReferenceContext } from "./reference-context.ts";
import type { OperationPlan, TreePlan } from "./reference-plan.ts";
import { RequestExamples } from "./request-examples.tsx";
import { ResponseList } from "./response-list.tsx";
import { SectionHeading } from "./section-heading.tsx";

interface Props {
  readonly plan: OperationPlan;
  readonly context: ReferenceContext;
}

interface SectionProps extends Props {
  /** The servers of the API. */
  readonly servers: readonly Server[];
}

/**
 * One operation: its request and responses on the left, samples and example responses on the right.
 */
export function OperationSection({ plan, servers, context }: SectionProps): ReactElement {
  const { operation, body } = plan;
  return (
    <section className="operation" aria-labelledby={operation.id}>
      <div className="operation-text">
        <SectionHeading
          level={2}
          id={operation.id}
          text={operation.summary}
          lang={context.contractLang}
          context={context}
        />
        <div className="operation-path">
          <MethodPath operation={operation} isNarrow />
          <Security plan={plan} context={context} />
        </div>
        <Description text={operation.description} context={context} />
        <ExplainedIn anchor={operation.id} context={context} />
        <ParameterList plan={plan} context={context} />
        {operation.requestBody && body ? (
          <Body plan={plan} requestBody={operation.requestBody} tree={body} context={context} />
        ) : null}
        <ResponseList plan={plan} context={context} />
        <ErrorList plan={plan} context={context} />
      </div>
      <div className="operation-samples">
        <RequestExamples operation={operation} servers={servers} context={context} />
      </div>
    </section>
  );
}

interface DescriptionProps {
  readonly text: string;
  readonly context: ReferenceContext;
}

/** What the contract leaves open is folded: it should be findable, not read first. */
function Description({ text, context }: DescriptionProps): ReactElement {
  const paragraphs = text.split(/\n{2,}/);
  const open = paragraphs.filter((paragraph) => paragraph.startsWith(UNSPECIFIED));
  const remaining = paragraphs.filter((paragraph) => !open.includes(paragraph)).join("\n\n");
  return (
    <>
      {context.contractMarkdown(remaining)}
      {open.length === 0 ? null : (
        <details className="unspecified">
          <summary>{context.texts.notSpecified}</summary>
          {context.contractMarkdown(open.join("\n\n"))}
        </details>
      )}
    </>
  );
}

/** How the contract begins a paragraph about an open point. */
const UNSPECIFIED = "Not specified:";

function Security({ plan, context }: Props): ReactElement {
  const { texts } = context;
  const [scheme] = plan.operation.security;
  if (!scheme) return <p className="security security-none">{texts.noKey}</p>;
  return (
    <p className="security">{fillNodes(texts.security, { header: <code>{scheme.name}</code> })}</p>
  );
}

interface BodyProps extends Props {
  readonly requestBody: RequestBody;
  readonly tree: TreePlan;
}

/** Requests are small and read as a whole, so two levels start open. */
function Body({ plan, requestBody, tree, context }: BodyProps): ReactElement {
  const { texts, contractMarkdown } = context;
  return (
    <FieldTree
      tree={tree}
      heading={
        <SectionHeading
          level={3}
          id={partId(plan.operation.id, "body")}
          text={texts.body}
          context={context}
        />
      }
      lead={contractMarkdown(requestBody.description)}
      direction="request"
      required={requestBody.required}
      open={2}
      context={context}
    />
  );
}
