import type { Operation } from "../../../contract/src/model.ts";
import type { OperationId } from "../../../contract/src/types.ts";
import type { ConsoleTexts } from "../../i18n/texts.ts";

/** What the consoles of one reference need, as the build writes it for one language. */
export interface ConsoleData {
  /** Language of descriptions, summaries and scenarios: the contract's. */
  readonly lang: string;
  readonly texts: ConsoleTexts;
  /** Where what names mean is fetched: see `nameCardsPath`. */
  readonly names: string;
  /** Base URL of production, without a slash at its end. */
  readonly production: string;
  /** Where a sandbox is that others can reach: "http://localhost:3000". */
  readonly sandbox: string;
  /** The largest body that the sandbox reads, in bytes. */
  readonly bodyBytes: number;
  /** What `npm install` takes for our client, behind the origin of the site. */
  readonly client: { readonly name: string; readonly path: string };
  readonly scenarios: readonly Named[];
  readonly operations: Readonly<Record<string, ConsoleOperation>>;
}

export interface Named {
  readonly name: string;
  readonly says: string;
}

/** An operation without its responses; what an example leaves out of a schema is left out. */
export interface ConsoleOperation
  extends Pick<Operation, "specification" | "method" | "path" | "security"> {
  readonly id: OperationId;
  readonly takesBody: boolean;
  /** Of the operation that asks how far the search has come which this one opens. */
  readonly polledBy?: OperationId;
  /** The other way round: of the operation that opens the search which this one polls. */
  readonly polls?: OperationId;
  readonly parameters: readonly ConsoleParameter[];
  readonly examples: readonly ConsoleExample[];
  /** Name of the schema of each response's body, by status. */
  readonly responses: Readonly<Record<string, string>>;
  /** What can stand in the editor: the body, or an object with a member for each parameter. */
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
}

/** What the contract says of a place in a request, for suggestions. */
export interface Hint {
  /** Its type in words, in the language of the page. */
  readonly type: string;
  readonly says: string;
  /** Id of its entry in the reference, where it has one. */
  readonly anchor?: string;
  readonly fields?: Readonly<Record<string, Hint>>;
  readonly items?: Hint;
  /** What it may be: of an enum, or of true and false. */
  readonly values?: readonly HintedValue[];
}

export interface HintedValue {
  readonly value: string | boolean;
  readonly says: string;
}
