/** What each program returns when it has searched to the end. */
export interface SearchResult {
  readonly status: string;
  readonly itineraries: number;
}
