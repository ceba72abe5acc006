import { Fragment, type ReactElement } from "react";
import { fill } from "../../../i18n/fill.ts";
import NameFilter from "../../islands/name-filter.tsx";
import { ContractText } from "../../reference/contract-text.tsx";
import { fillNodes } from "../../reference/fill-nodes.tsx";
import type { ReferenceContext } from "../../reference/reference-context.ts";
import { lettersOf } from "./letters-of.ts";
import type { NameAnchor, NameLine } from "./name-lines.ts";

interface Props {
  readonly lines: readonly NameLine[];
  readonly context: ReferenceContext;
}

/** Every name, with a link to each of its places. */
export function NameList({ lines, context }: Props): ReactElement {
  const kindOf = ({ kind, owner }: NameAnchor) => {
    const text = context.texts.nameKinds[kind];
    // A parameter's owner is an operation's title; the others are names, the same everywhere.
    if (kind !== "parameter") return fill(text, { owner });
    return fillNodes(text, { owner: <ContractText context={context}>{owner}</ContractText> });
  };
  const groups = lettersOf(lines);
  const { filterNames, namesShown } = context.texts;
  const filter = { label: filterNames, shown: namesShown };
  return (
    <div className="names">
      <div data-island="name-filter" data-props={JSON.stringify(filter)}>
        <NameFilter {...filter} />
      </div>
      <p className="names-letters">
        {groups.map(({ letter, id }) => (
          <Fragment key={id}>
            <a href={`#${id}`}>{letter}</a>{" "}
          </Fragment>
        ))}
      </p>
      {groups.map(({ letter, id, lines }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{letter}</h2>
          <ul>
            {lines.map(({ name, places: [first, ...others] }) => (
              <li key={name} className={first && `name-${first.kind}`}>
                {first === undefined ? null : (
                  <>
                    <a href={context.localizeHref(first.href)}>{name}</a> {kindOf(first)}
                  </>
                )}
                {others.map((place) => (
                  <Fragment key={place.href}>
                    , <a href={context.localizeHref(place.href)}>{kindOf(place)}</a>
                  </Fragment>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
