import { Fragment, type ReactElement, type ReactNode } from "react";
import type { Operation, SecurityScheme, Specification } from "../../../contract/src/model.ts";
import { FLOW_FILES } from "../base/flow-files.ts";
import { specificationPath } from "../base/paths.ts";
import { ApiPanel } from "./api-panel.tsx";
import { fillNodes } from "./fill-nodes.tsx";
import { OPERATIONS_ID } from "./operation-parts.ts";
import type { ReferenceContext } from "./reference-context.ts";
import { SectionHeading } from "./section-heading.tsx";
import { ServerList } from "./server-list.tsx";

interface Props {
  readonly specification: Specification;
  readonly context: ReferenceContext;
}

/** General facts about the specification on the left, links to its operations on the right. */
export function SpecificationIntro({ specification, context }: Props): ReactElement {
  const { texts, contractMarkdown, localizeHref } = context;
  const { id, servers, operations } = specification;
  const [lead = "", ...more] = specification.description.split(/\n{2,}/);
  return (
    <>
      <div className="reference-intro">
        <div className="lead">{contractMarkdown(lead)}</div>
        <dl className="reference-facts">
          <div>
            <dt>{texts.servers}</dt>
            <dd>
              <ServerList servers={servers} context={context} />
            </dd>
          </div>
          <div>
            <dt>{texts.authentication}</dt>
            <dd>
              <Authentication operations={operations} context={context} />
            </dd>
          </div>
          <div>
            <dt>{texts.download}</dt>
            <dd className="downloads">
              <a href={localizeHref(specificationPath(id, "json"))} download>
                OpenAPI JSON
              </a>{" "}
              <a href={localizeHref(specificationPath(id, "yaml"))} download>
                OpenAPI YAML
              </a>
            </dd>
          </div>
          <div>
            <dt>{texts.flows}</dt>
            <dd className="downloads">
              {Object.entries(FLOW_FILES).map(([name, path]) => (
                <Fragment key={path}>
                  <a href={localizeHref(path)} download>
                    {name}
                  </a>{" "}
                </Fragment>
              ))}
            </dd>
          </div>
        </dl>
        <details className="about">
          <summary>{texts.more}</summary>
          {contractMarkdown(more.join("\n\n"))}
        </details>
      </div>
      <ApiPanel
        specification={specification}
        contractLang={context.contractLang}
        heading={
          <SectionHeading level={2} id={OPERATIONS_ID} text={texts.operations} context={context} />
        }
        hrefOf={(operation) => `#${operation}`}
      />
    </>
  );
}

interface AuthenticationProps {
  readonly operations: readonly Operation[];
  readonly context: ReferenceContext;
}

function Authentication({ operations, context }: AuthenticationProps): ReactElement {
  const { texts, contractMarkdown, localizeHref } = context;
  const open = operations.filter(({ security }) => security.length === 0);
  return (
    <>
      {schemesOf(operations).map(({ id, description }) => (
        <Fragment key={id}>{contractMarkdown(description)}</Fragment>
      ))}
      {open.length === 0 ? null : (
        <p>{fillNodes(texts.noKeyFor, { operations: joinLinks(open) })}</p>
      )}{" "}
      <a href={localizeHref("/docs/getting-started/authentication")}>{texts.aboutAuthentication}</a>
    </>
  );
}

function schemesOf(operations: readonly Operation[]): readonly SecurityScheme[] {
  const schemes = new Map<string, SecurityScheme>();
  for (const scheme of operations.flatMap(({ security }) => security))
    schemes.set(scheme.id, scheme);
  return [...schemes.values()];
}

function joinLinks(operations: readonly Operation[]): ReactNode {
  return operations.map(({ id }, index) => (
    <Fragment key={id}>
      {index === 0 ? null : ", "}
      <a href={`#${id}`}>
        <code>{id}</code>
      </a>
    </Fragment>
  ));
}
