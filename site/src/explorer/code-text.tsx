import type { ReactElement } from "react";

interface Props {
  readonly label: string;
  readonly text: string;
}

/** Code that scrolls within a fixed height: the keyboard can reach it, so it has a name. */
export function CodeText({ label, text }: Props): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <pre tabIndex={0} role="group" aria-label={label} lang="en">
      <code>{text}</code>
    </pre>
  );
}
