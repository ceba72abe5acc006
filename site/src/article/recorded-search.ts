/** The calls of one live search as the sandbox answered them, in order of time. */
export type RecordedSearch = readonly RecordedCall[];

export interface RecordedCall {
  /** Milliseconds since create was sent. */
  readonly at: number;
  readonly call: "create" | "poll";
  /** The last part of the contract's value: "INCOMPLETE". */
  readonly status: string;
  readonly action: string;
  /** Number in the response; 0 where nothing has changed. */
  readonly itineraries: number;
  readonly agents: number;
  /** Bytes of the body, as JSON and compressed with gzip. */
  readonly bytes: number;
  readonly gzip: number;
}
