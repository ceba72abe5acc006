import { Fragment, type ReactElement } from "react";
import { fill } from "../../../i18n/fill.ts";
import type { ReferenceContext } from "../../reference/reference-context.ts";
import type { NameLine, NamePlace } from "./name-lines.ts";

interface Props {
  readonly lines: readonly NameLine[];
  readonly context: ReferenceContext;
}

/** Every name as a link to its place; a name with several places links to each of them. */
export function NameList({ lines, context }: Props): ReactElement {
  const kindOf = ({ kind, owner }: NamePlace) => fill(context.texts.nameKinds[kind], { owner });
  return (
    <ul className="names">
      {lines.map(({ name, places: [first, ...others] }) => (
        <li key={name}>
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
  );
}
