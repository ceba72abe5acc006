import type { ReactElement } from "react";
import { fill } from "../../../i18n/fill.ts";
import type { SearchTexts, ShellTexts } from "../../../i18n/texts.ts";
import type { Answer } from "../query/answer.ts";

/** The placeholder of a list that is loading. It becomes visible only if that takes long. */
export function SearchSkeleton(): ReactElement {
  return (
    <div className="search-looking" aria-busy="true">
      <div className="hit-ghost" />
      <div className="hit-ghost" />
      <div className="hit-ghost" />
    </div>
  );
}

interface NoResultsProps {
  readonly typed: string;
  readonly nearest: Answer["nearest"];
  readonly namesHref: string;
  readonly texts: SearchTexts;
  readonly shellTexts: ShellTexts;
}

export function NoResults(props: NoResultsProps): ReactElement {
  const { typed, nearest, namesHref, texts, shellTexts } = props;
  return (
    <div className="search-empty">
      <NoResultsArt />
      <b>{fill(texts.nothing, { typed })}</b>
      <Nearest nearest={nearest} texts={texts} />
      <p>
        <a href={namesHref}>{shellTexts.allNames}</a>
      </p>
    </div>
  );
}

export function Nearest({ nearest, texts }: Pick<NoResultsProps, "nearest" | "texts">) {
  if (nearest.length === 0) return null;
  return (
    <p className="search-nearest">
      {texts.nearest}
      {nearest.map(({ name, href }) => (
        <a key={name} href={href}>
          <code>{name}</code>
        </a>
      ))}
    </p>
  );
}

interface FailedProps {
  readonly message: string;
  readonly namesHref: string;
  readonly texts: ShellTexts;
  readonly onRetry: () => void;
}

export function Failed({ message, namesHref, texts, onRetry }: FailedProps): ReactElement {
  return (
    <div className="search-empty" role="alert">
      <b>{texts.searchFailed}</b>
      {message === "" ? null : <p>{message}</p>}
      <p className="search-actions">
        <button type="button" className="button button-primary" onClick={onRetry}>
          {texts.retry}
        </button>
        <a href={namesHref}>{texts.allNames}</a>
      </p>
    </div>
  );
}

/** A route that ends before its waypoint. */
function NoResultsArt() {
  return (
    <svg className="search-lost" viewBox="0 0 220 76" aria-hidden="true">
      <path
        className="art-line"
        d="M6 30C60 16 160 16 214 30M6 62C60 48 160 48 214 62M60 4l-6 68M160 4l6 68"
      />
      <path className="art-route" d="M30 60C54 26 86 16 112 16" />
      <path className="art-route art-fading" d="M120 16.5C146 18 162 24 174 32" />
      <path className="art-ink" d="m30 52 7 12H23z" />
      <circle className="art-missing" cx="186" cy="38" r="9" />
    </svg>
  );
}
