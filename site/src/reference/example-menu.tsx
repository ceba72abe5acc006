import type { ReactElement, ReactNode } from "react";

interface NamedExample {
  readonly id: string;
  readonly summary: string;
  readonly body: ReactNode;
}

interface Props {
  /** Unique on the page. */
  readonly group: string;
  readonly examples: readonly NamedExample[];
  /** Language of the summaries, if it differs from the page's. */
  readonly lang: string | undefined;
}

/**
 * Several examples, one of them open. It needs no script: while one is open, the stylesheet hides
 * the names of the others; closing it shows them all to choose from.
 */
export function ExampleMenu({ group, examples, lang }: Props): ReactElement {
  return (
    <div className="example-menu">
      {examples.map(({ id, summary, body }, index) => (
        <details key={id} id={id} name={group} open={index === 0}>
          <summary lang={lang} data-place={`${index + 1}/${examples.length}`}>
            {summary}
          </summary>
          {body}
        </details>
      ))}
    </div>
  );
}
