/** Every operation of the contract. */
export type OperationId = "createLiveSearch" | "pollLiveSearch" | "searchIndicative" | "listFlightPlaces" | "findNearestPlaces" | "listCurrencies" | "listLocales" | "listMarkets" | "findNearestCulture" | "suggestFlightPlaces";
/** What a key may do. */
export interface ApiKey extends Limits {
	/** "none": the key is known but has no access to any operation. */
	readonly access: "full" | "none";
	/** The scenario that every call with this key plays. */
	readonly scenario?: string;
}
/** Calls per minute, counted per operation. */
export interface Limits {
	readonly callsPerMinute: number;
	/** For operations that search: one such call costs as much as a hundred others. */
	readonly searchesPerMinute: number;
}
export type ApiKeys = Readonly<Record<string, ApiKey>>;
/** The part of the standard `Headers` that the sandbox needs. Names are case-insensitive. */
export interface HeaderReader {
	readonly get: (name: string) => string | null;
}
/** One answered request. Contains no key or token, so it is safe to log as it is. */
export interface Served {
	readonly operation: OperationId | "none";
	readonly method: string;
	readonly status: number;
	readonly milliseconds: number;
	/** The error thrown, if the response is a 500 caused by a bug. */
	readonly error?: unknown;
}
/** What is known about a caller besides the request. */
export interface Caller {
	/** IP address. */
	readonly address?: string;
}
/** A request that was received, and how it was answered. */
export interface JournalEntry {
	/** "none" when no operation has its method and path. */
	readonly operation: OperationId | "none";
	readonly method: string;
	/** With the query string: "/apiservices/v3/culture/nearestculture?ipAddress=203.0.113.24". */
	readonly path: string;
	/** By name, in lower case. */
	readonly headers: Readonly<Record<string, string>>;
	/** The parsed JSON; the text if it is not JSON; undefined if empty, not UTF-8 or too large. */
	readonly body: unknown;
	/** Status of the response; undefined when the call was aborted before there was one. */
	readonly status: number | undefined;
}
/** A request that has passed the checks of key, rate limit and contract. */
export interface PinnedRequest {
	/** Its path parameters, decoded: `{ locale: "en-GB" }`. */
	readonly path: Readonly<Record<string, string>>;
	readonly query: Readonly<Record<string, string>>;
	readonly body: unknown;
	readonly headers: HeaderReader;
}
/** An answer that is returned in place of an operation's own. */
export interface Pin {
	readonly operation: OperationId;
	/** Which requests of the operation it answers: all of them unless set. */
	readonly when?: (request: PinnedRequest) => boolean;
	/** 200 unless set. */
	readonly status?: number;
	readonly headers?: Readonly<Record<string, string>>;
	/** The value that is sent as JSON. With a status that allows no body, nothing is sent. */
	readonly body: unknown;
	/** How many times it is returned; without limit unless set. */
	readonly times?: number;
	/** Accepts a body that the contract does not allow. */
	readonly unchecked?: boolean;
}
export interface SandboxOptions {
	/** Epoch milliseconds; the time of this machine unless set. */
	readonly clock?: () => number;
	/**
	 * Resolves after the given milliseconds; scenarios that delay a response await it. Advance your
	 * own clock in it. Unless set, delays take real time.
	 */
	readonly wait?: (milliseconds: number) => Promise<void>;
	/** Origin of booking links and logos; "http://localhost:3000" unless set. */
	readonly origin?: string;
	/** Changes flights and prices. The same seed, clock, secrets and request give the same bytes. */
	readonly seed?: string;
	/**
	 * Secrets that sign session tokens, the current one first. Random unless set: then no other
	 * sandbox accepts the tokens of this one.
	 */
	readonly secrets?: readonly [
		string,
		...string[]
	];
	/** The accepted API keys; unless set, the documented ones, without rate limits. */
	readonly keys?: ApiKeys;
	/**
	 * Creates all flights immediately, which takes about a second, instead of on the seed's first
	 * search.
	 */
	readonly warm?: boolean;
	/** Called with every answered request. */
	readonly observe?: (served: Served) => void;
}
/** The sandbox as a function in the shape of `fetch`, with extras for test suites. */
export interface Sandbox {
	(request: Request, caller?: Caller): Promise<Response>;
	/** The latest requests, of all operations or one, in the order in which they were answered. */
	readonly requests: (operation?: OperationId) => readonly JournalEntry[];
	/**
	 * Pins an answer. If several match a request, the latest one is used.
	 * @returns a function that removes it again
	 * @throws {TypeError} listing every mistake, if the contract does not allow it
	 */
	readonly pin: (pin: Pin) => () => void;
	/** Forgets all requests and removes all pinned answers. */
	readonly reset: () => void;
}
/**
 * The documented API as a function in the shape of `fetch`: it takes a `Request`, returns a
 * `Response` and makes no network call. The host of the request does not matter.
 * @throws {TypeError} naming the first option that is unknown or has a wrong value
 */
export declare function createSandbox(options?: SandboxOptions): Sandbox;

export {};
