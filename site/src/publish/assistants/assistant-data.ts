/** Where a build tells programs for assistants what they cannot read from its pages. */
export const ASSISTANT_FILE = "assistants.json";

export interface AssistantData {
  /** The command that installs the client. */
  readonly installClient: string;
  readonly programs: readonly ProgramEntry[];
  readonly clientNames: readonly ClientName[];
}

/** A whole program of a page. */
export interface ProgramEntry {
  /** "search.mts" */
  readonly title: string;
  /** Path of the page that explains it, and its title. */
  readonly page: string;
  readonly pageTitle: string;
  readonly language: ProgramLanguage;
  /** Ids of the operations that it calls. */
  readonly operations: readonly string[];
  /** Whether it imports the client, which has to be installed. */
  readonly usesClient: boolean;
  readonly code: string;
  /** What its page shows of what it printed, "…" for the rest; empty where that shows nothing. */
  readonly output: string;
  /** It ran in this build, or what it did when it was recorded is what it would do in this build. */
  readonly proof: "ran" | "recorded";
}

export type ProgramLanguage = "typescript" | "javascript" | "python" | "shell";

/** What a program can import of the client, or find in what it has imported: "Client.searchLive". */
export interface ClientName {
  readonly name: string;
  readonly kind: "function" | "type" | "class" | "member";
  /** As TypeScript has it, without bodies and comments. */
  readonly declaration: string;
  /** What its documentation says. */
  readonly text: string;
}
