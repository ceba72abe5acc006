/** What a package exports, as its source says it: names, types and comments. */
export interface Exported {
  readonly name: string;
  readonly kind: "function" | "class" | "interface" | "type";
  /** Markdown. */
  readonly text: string;
  /** As a program is written against it: "function toDateText(date: LocalDate): string". */
  readonly code: string;
  /** Interfaces whose members it has as well. */
  readonly parents: readonly string[];
  /** What is said of parameters, each with its default. */
  readonly parameters: readonly ExportedPart[];
  /** When it throws what: "{ApiError} where no search could be created". */
  readonly throws: readonly string[];
  /** Fields and methods of its own. */
  readonly members: readonly ExportedMember[];
  /** Whether the contract is where it comes from. */
  readonly ofContract: boolean;
}

export interface ExportedPart {
  readonly name: string;
  /** Markdown. */
  readonly text: string;
  readonly default?: string;
}

export interface ExportedMember extends ExportedPart {
  /** "number"; of a method "(request: LiveSearchRequest) => Promise<LiveSearch>". */
  readonly type: string;
  readonly isOptional: boolean;
  readonly throws: readonly string[];
}
