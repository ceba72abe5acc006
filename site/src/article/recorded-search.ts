/** One live search as the sandbox answered it, call by call, in the order of time. */
export type RecordedSearch = readonly RecordedCall[];

export interface RecordedCall {
  /** Milliseconds since create was sent. */
  readonly at: number;
  readonly call: "create" | "poll";
  /** The end of the contract's value: "INCOMPLETE". */
  readonly status: string;
  readonly action: string;
  /** How many the response holds: none where nothing has changed. */
  readonly itineraries: number;
  readonly agents: number;
  /** Bytes of the body, as JSON and compressed with gzip. */
  readonly bytes: number;
  readonly gzip: number;
}
