/** The edits of somebody who follows a recipe: the new text of each file that a step names. */
export interface Followed {
  /** The recipe's title in CONTRIBUTING.md. */
  readonly title: string;
  readonly edits: readonly Edit[];
}

export interface Edit {
  /** As the step names it: "site/content/docs/<path>.md". */
  readonly step: string;
  readonly file: string;
  /** @param before the current text, empty if the file is new */
  readonly write: (before: string, read: (file: string) => string) => string;
}

/** An edit of a file that the step names in full. */
export function edit(file: string, write: Edit["write"]): Edit {
  return { step: file, file, write };
}

/**
 * Inserts text after the first match.
 * @throws {Error} without a match: the recipe would seem to be followed
 */
export function behind(there: string | RegExp, text: string): Edit["write"] {
  return (before) => {
    const after = before.replace(there, (found) => found + text);
    if (after === before) throw new Error(`Nothing matches ${there}.`);
    return after;
  };
}
