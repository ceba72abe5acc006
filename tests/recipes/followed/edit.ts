/** What somebody who follows a recipe writes: for each file that a step names, its new text. */
export interface Followed {
  /** The recipe's title in CONTRIBUTING.md. */
  readonly title: string;
  readonly edits: readonly Edit[];
}

export interface Edit {
  /** As the step names it: "site/content/docs/<path>.md". */
  readonly step: string;
  readonly file: string;
  /** The text before is empty where the file is new. */
  readonly write: (before: string, read: (file: string) => string) => string;
}

/** An edit of a file that the step names in full. */
export function edit(file: string, write: Edit["write"]): Edit {
  return { step: file, file, write };
}

/** Puts text behind the first match of what is there. */
export function behind(there: string | RegExp, text: string): Edit["write"] {
  return (before) => before.replace(there, (found) => found + text);
}
