/** Every operation of the contract. */
export type OperationId = "createLiveSearch" | "pollLiveSearch" | "searchIndicative" | "listFlightPlaces" | "findNearestPlaces" | "listCurrencies" | "listLocales" | "listMarkets" | "findNearestCulture" | "suggestFlightPlaces";
/** The part of the standard's `Headers` that is needed. Names are case-insensitive. */
export interface HeaderReader {
	readonly get: (name: string) => string | null;
}
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
/** A request that came, with how it was answered. */
export interface JournalEntry {
	/** "none" where no operation has its method and path. */
	readonly operation: OperationId | "none";
	readonly method: string;
	/** With the query string: "/apiservices/v3/culture/nearestculture?ipAddress=203.0.113.24". */
	readonly path: string;
	/** By name, in lower case. */
	readonly headers: Readonly<Record<string, string>>;
	/** What its JSON says; the text where it is no JSON; undefined for none, or one beyond the limit. */
	readonly body: unknown;
	/** Of the response; undefined where the caller gave up before there was one. */
	readonly status: number | undefined;
}
/** A request that has passed key, limit and contract. */
export interface PinnedRequest {
	/** Its path parameters, decoded: `{ locale: "en-GB" }`. */
	readonly path: Readonly<Record<string, string>>;
	readonly query: Readonly<Record<string, string>>;
	readonly body: unknown;
	readonly headers: HeaderReader;
}
/** An answer that is given in place of an operation's own. */
export interface Pin {
	readonly operation: OperationId;
	/** Which requests of the operation it answers: all of them unless set. */
	readonly when?: (request: PinnedRequest) => boolean;
	/** 200 unless set. */
	readonly status?: number;
	readonly headers?: Readonly<Record<string, string>>;
	/** What its JSON says. */
	readonly body: unknown;
	/** How often it is given; for ever unless set. */
	readonly times?: number;
	/** Takes a body that the contract does not allow. */
	readonly unchecked?: boolean;
}
/** The sandbox as a function in the shape of `fetch`, and what a test suite wants besides. */
export interface Sandbox {
	(request: Request, caller?: Caller): Promise<Response>;
	/** The latest requests in the order in which they were answered, all or those of an operation. */
	readonly requests: (operation?: OperationId) => readonly JournalEntry[];
	/**
	 * Pins an answer. Of several that would do, the latest is given.
	 * @returns the function that takes it away again
	 * @throws {TypeError} with every mistake, where the contract does not allow it
	 */
	readonly pin: (pin: Pin) => () => void;
	/** Forgets all requests, and takes all pinned answers away. */
	readonly reset: () => void;
}
export interface SandboxOptions {
	/** Epoch milliseconds; the time of this machine unless set. */
	readonly clock?: () => number;
	/**
	 * Resolves after so many milliseconds: what answers that are late on purpose wait for. Let it move
	 * a clock of your own; unless set, they take their time.
	 */
	readonly wait?: (milliseconds: number) => Promise<void>;
	/** Where booking links and logos lead: "http://localhost:3000" unless set. */
	readonly origin?: string;
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
 * @throws {TypeError} when `origin` is none
 */
export declare function createSandbox({ origin, ...options }?: SandboxOptions): Sandbox;

export {};
