import { Fragment, type ReactElement, type ReactNode } from "react";
import type { Operation, SecurityScheme, Specification } from "../../../contract/src/model.ts";
import { specificationPath } from "../address/specification-path.ts";
import { fillNodes } from "./fill-nodes.tsx";
import { MethodPath } from "./method-path.tsx";
import { OPERATIONS_ID } from "./operation-parts.ts";
import type { ReferenceContext } from "./reference-context.ts";
import { SectionHeading } from "./section-heading.tsx";

interface Props {
  readonly specification: Specification;
  readonly context: ReferenceContext;
}

/** What holds for the whole specification, and the list of its operations. */
export function SpecificationIntro({ specification, context }: Props): ReactElement {
  const { texts, markdown, localizeHref } = context;
  const { id, version, servers, operations } = specification;
  return (
    <div className="reference-intro">
      {markdown(specification.description)}
      <dl className="reference-facts">
        <dt>{texts.version}</dt>
        <dd>{version}</dd>
        <dt>{texts.servers}</dt>
        {servers.map(({ url, description }) => (
          <dd key={url}>
            <code>{url}</code> {markdown(description)}
          </dd>
        ))}
        <dt>{texts.authentication}</dt>
        <dd>
          <Authentication operations={operations} context={context} />
        </dd>
        <dt>{texts.download}</dt>
        <dd>
          <a href={localizeHref(specificationPath(id, "json"))} download>
            OpenAPI JSON
          </a>{" "}
          <a href={localizeHref(specificationPath(id, "yaml"))} download>
            OpenAPI YAML
          </a>
        </dd>
      </dl>
      <SectionHeading level={2} id={OPERATIONS_ID} text={texts.operations} context={context} />
      <ul className="operation-list">
        {operations.map((operation) => (
          <li key={operation.id}>
            <a href={`#${operation.id}`}>{operation.summary}</a>
            <MethodPath operation={operation} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AuthenticationProps {
  readonly operations: readonly Operation[];
  readonly context: ReferenceContext;
}

function Authentication({ operations, context }: AuthenticationProps): ReactElement {
  const { texts, markdown, localizeHref } = context;
  const open = operations.filter(({ security }) => security.length === 0);
  return (
    <>
      {schemesOf(operations).map(({ id, description }) => (
        <Fragment key={id}>{markdown(description)}</Fragment>
      ))}
      {open.length === 0 ? null : (
        <p>{fillNodes(texts.noKeyFor, { operations: joinLinks(open) })}</p>
      )}
      <p>
        <a href={localizeHref("/docs/getting-started/authentication")}>
          {texts.aboutAuthentication}
        </a>
      </p>
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
