import type { ReactElement } from "react";
import { NEXT_ID } from "../markdown/outline-of.ts";

/** A page to go on with. */
export interface NextStop {
  readonly href: string;
  readonly label: string;
  readonly description: string;
}

interface Props {
  readonly title: string;
  readonly stops: readonly NextStop[];
}

/** The end of a page that no writer wrote, like a `:::next` block; nothing without stops. */
export function NextCards({ title, stops }: Props): ReactElement | null {
  if (stops.length === 0) return null;
  return (
    <nav className="next-cards" aria-labelledby={NEXT_ID}>
      <h2 id={NEXT_ID}>{title}</h2>
      <ul>
        {stops.map(({ href, label, description }) => (
          <li key={href}>
            <a href={href}>{label}</a> {description}
          </li>
        ))}
      </ul>
    </nav>
  );
}
