/** An export of a package, as its source declares it: name, type and comment. */
export interface ExportDoc {
  readonly name: string;
  readonly kind: "function" | "class" | "interface" | "type";
  /** Markdown. */
  readonly text: string;
  /** Its declaration: "function toDateText(date: LocalDate): string". */
  readonly code: string;
  /** Names of the interfaces that an interface extends; empty for anything else. */
  readonly parents: readonly string[];
  /** Its documented parameters, each with its default. */
  readonly parameters: readonly ExportedPart[];
  /** What it throws, and when: "{ApiError} where no search could be created". */
  readonly throws: readonly string[];
  /** Its own fields and methods. */
  readonly members: readonly ExportedMember[];
  /** Whether it comes from the contract. */
  readonly ofContract: boolean;
}

export interface ExportedPart {
  readonly name: string;
  /** Markdown. */
  readonly text: string;
  readonly default?: string;
}

export interface ExportedMember extends ExportedPart {
  /** "number"; for a method, "(request: LiveSearchRequest) => Promise<LiveSearch>". */
  readonly type: string;
  readonly isOptional: boolean;
  readonly throws: readonly string[];
}
