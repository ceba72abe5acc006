import type { ReactElement, ReactNode } from "react";
import { CaretIcon } from "../../art/icons.tsx";
import type { Alternate } from "../../content/page-model.ts";

interface MenuProps {
  readonly label: string;
  /** Says what the label is to screen readers; sighted readers tell by its position: "Language". */
  readonly hint?: string;
  readonly isHere?: boolean;
  readonly children: ReactNode;
}

/** Opens without a script; one at a time, because they share a name. */
export function Menu({ label, hint, isHere = false, children }: MenuProps): ReactElement {
  return (
    <details className="menu" name="navbar">
      <summary data-here={isHere ? "" : undefined}>
        {hint && <span className="visually-hidden">{hint}</span>}
        {label}
        <CaretIcon />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

interface AlternatesMenuProps {
  readonly hint: string;
  readonly kind: "lang" | "version";
  readonly alternates: readonly Omit<Alternate<string>, "samePage">[];
}

/** The same page in another language or version. */
export function AlternatesMenu({ hint, kind, alternates }: AlternatesMenuProps): ReactElement {
  const current = alternates.find((alternate) => alternate.current);
  return (
    <Menu label={current?.label ?? ""} hint={hint}>
      {alternates.map(({ id, href, label }) => (
        <li key={id}>
          <a
            href={href}
            lang={kind === "lang" ? id : undefined}
            hrefLang={kind === "lang" ? id : undefined}
            aria-current={id === current?.id ? "true" : undefined}
            data-alternate={`${kind}:${id}`}
          >
            {label}
          </a>
        </li>
      ))}
    </Menu>
  );
}
