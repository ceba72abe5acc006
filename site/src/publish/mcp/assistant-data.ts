/** The file of a build with what the MCP server cannot read from its pages. */
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
  /** Path of the page that explains it. */
  readonly page: string;
  readonly pageTitle: string;
  readonly language: ProgramLanguage;
  /** Ids of the operations that it calls. */
  readonly operations: readonly string[];
  /** Whether it imports the client, which must then be installed. */
  readonly usesClient: boolean;
  readonly code: string;
  /** The part of its output that the page shows, with "…" for the rest; empty if it shows none. */
  readonly output: string;
  /** It ran in this build, or its recorded calls still hold in this build. */
  readonly proof: "ran" | "recorded";
}

export type ProgramLanguage = "typescript" | "javascript" | "python" | "shell";

/** A name that the client exports, or a member of one: "Client.searchLive". */
export interface ClientName {
  readonly name: string;
  readonly kind: "function" | "type" | "class" | "member";
  /** In TypeScript, without bodies and comments. */
  readonly declaration: string;
  /** What its documentation says. */
  readonly text: string;
}
