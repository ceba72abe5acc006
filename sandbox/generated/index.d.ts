/** Every operation of the contract. */
export type OperationId = "createLiveSearch" | "pollLiveSearch" | "searchIndicative" | "listFlightPlaces" | "findNearestPlaces" | "listCurrencies" | "listLocales" | "listMarkets" | "findNearestCulture" | "suggestFlightPlaces";
/** What a key may do. */
export interface ApiKey extends Limits {
	/** "none": the key is known and has no access to any operation. */
	readonly access: "full" | "none";
	/** The scenario that every call with this key plays. */
	readonly scenario?: string;
}
/** Calls a minute, for each operation on its own. */
export interface Limits {
	readonly callsPerMinute: number;
	/** Of the operations that search: each of their calls costs what a hundred others do. */
	readonly searchesPerMinute: number;
}
export type ApiKeys = Readonly<Record<string, ApiKey>>;
/** One answered request. Holds no key and no token: it may be logged as it is. */
export interface Served {
	readonly operation: OperationId | "none";
	readonly method: string;
	readonly status: number;
	readonly milliseconds: number;
	/** What was thrown, when the answer is a 500 by mistake. */
	readonly error?: unknown;
}
/** What is known of a caller besides the request. */
export interface Caller {
	/** IP address. */
	readonly address?: string;
}
/** The sandbox as a function, shaped like `fetch`. */
export type Sandbox = (request: Request, caller?: Caller) => Promise<Response>;
export interface SandboxOptions {
	/** Epoch milliseconds; the time of this machine unless set. */
	readonly clock?: () => number;
	/**
	 * Resolves after so many milliseconds: what answers that are late on purpose wait for. Let it move
	 * a clock of your own; unless set, they take their time.
	 */
	readonly wait?: (milliseconds: number) => Promise<void>;
	/** Moves flights and prices. The same seed, clock, secrets and request give the same bytes. */
	readonly seed?: string;
	/**
	 * Sign session tokens, the current secret first. Random unless set: then no other sandbox opens
	 * what this one wrote.
	 */
	readonly secrets?: readonly [
		string,
		...string[]
	];
	/** The keys that are known. Unless set, the documented ones, without limits. */
	readonly keys?: ApiKeys;
	/** Makes all flights at once, which takes about a second, instead of for the seed's first search. */
	readonly warm?: boolean;
	/** Told of every answered request. */
	readonly observe?: (served: Served) => void;
}
/**
 * The documented API as a function in the shape of `fetch`: a `Request` goes in, a `Response` comes
 * out, and nothing is called. The host of the request does not matter.
 */
export declare function createSandbox(options?: SandboxOptions): Sandbox;

export {};
