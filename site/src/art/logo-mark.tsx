import type { ReactElement } from "react";

/** The mark: a route that leaves one waypoint and reaches the next. Decorative beside the name. */
export function LogoMark({
  className = "logo-mark",
}: {
  readonly className?: string;
}): ReactElement {
  return (
    <svg className={className} viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path className="logo-route" d="M7 22.5C8.5 12 15 6.5 24.5 7.5" />
      <path className="logo-from" d="M7 19l5 8.5H2z" />
      <circle className="logo-to" cx="25.5" cy="7.6" r="3.4" />
    </svg>
  );
}
