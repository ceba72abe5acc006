import type { Operation } from "../../../contract/src/model.ts";
import type { OperationId } from "../../../contract/src/types.ts";
import type { ConsoleTexts } from "../../i18n/texts.ts";

/** What the consoles of one reference need, as the build writes it for one language. */
export interface ConsoleData {
  /** Language of descriptions, summaries and scenarios: the contract's. */
  readonly lang: string;
  readonly texts: ConsoleTexts;
  /** Path of the file that says what names mean: see `nameCardsPath`. */
  readonly names: string;
  /** Base URL of production, without a trailing slash. */
  readonly production: string;
  /** Origin of a sandbox that others can reach: "http://localhost:3000". */
  readonly sandbox: string;
  /** The largest body that the sandbox reads, in bytes. */
  readonly bodyBytes: number;
  /** Our client's package: its name, and its path below the site's origin, for `npm install`. */
  readonly client: { readonly name: string; readonly path: string };
  readonly scenarios: readonly ConsoleScenario[];
  readonly operations: Readonly<Record<string, ConsoleOperation>>;
}

export interface ConsoleScenario {
  readonly name: string;
  readonly says: string;
}

/** An operation without its responses. Of a parameter's schema, only an example is kept. */
export interface ConsoleOperation
  extends Pick<Operation, "specification" | "method" | "path" | "security"> {
  readonly id: OperationId;
  readonly takesBody: boolean;
  /** Id of the operation that polls the search which this one creates. */
  readonly polledBy?: OperationId;
  /** The reverse: id of the operation that creates the search which this one polls. */
  readonly polls?: OperationId;
  readonly parameters: readonly ConsoleParameter[];
  readonly examples: readonly ConsoleExample[];
  /** Name of the schema of each response's body, by status. */
  readonly responses: Readonly<Record<string, string>>;
  /** The value in the editor: the body, or an object with a member for each parameter. */
  readonly hint: Hint;
}

export interface ConsoleParameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly schema: { readonly example?: unknown };
  readonly example?: unknown;
}

export interface ConsoleExample {
  readonly name: string;
  readonly summary: string;
  /** The body, or the parameters by name. */
  readonly value: unknown;
  /** Comes from the URL, not from the contract. */
  readonly isLinked?: true;
  /** The name of a scenario, as the URL has it. */
  readonly scenario?: unknown;
}

/** What the contract says about a place in a request, for suggestions. */
export interface Hint {
  /** Its type in words, in the language of the page. */
  readonly type: string;
  readonly says: string;
  /** Id of its entry in the reference, where it has one. */
  readonly anchor?: string;
  readonly fields?: Readonly<Record<string, Hint>>;
  readonly items?: Hint;
  /** The allowed values: those of an enum, or true and false. */
  readonly values?: readonly HintedValue[];
}

export interface HintedValue {
  readonly value: string | boolean;
  readonly says: string;
}
