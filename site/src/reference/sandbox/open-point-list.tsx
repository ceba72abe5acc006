import type { ReactElement } from "react";
import type { OpenPoint } from "../../../../sandbox/src/register/open-point.ts";
import { openPointAnchor } from "../../base/sandbox-anchors.ts";
import type { ReferenceContext } from "../reference-context.ts";
import { PlaceLinks } from "./place-links.tsx";

interface Props {
  readonly points: readonly OpenPoint[];
  /** Whether entries have anchors; if so, each also says where it applies. */
  readonly hasAnchors: boolean;
  readonly context: ReferenceContext;
}

/** What is not specified, and what the sandbox does instead. */
export function OpenPointList({ points, hasAnchors, context }: Props): ReactElement {
  const { markdown, texts, contractLang } = context;
  return (
    <dl className="open-points">
      {points.map(({ id, question, decision, where }) => (
        <div key={id} id={hasAnchors ? openPointAnchor(id) : undefined}>
          <dt lang={contractLang}>{markdown(question, true)}</dt>
          <dd>
            <span lang={contractLang}>{markdown(decision, true)}</span>
            {hasAnchors ? (
              <p className="open-point-places">
                {texts.sandbox.whereColumn}: <PlaceLinks names={where} context={context} />
              </p>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
