/** What each program returns after a complete search. */
export interface SearchResult {
  readonly status: string;
  readonly itineraries: number;
}
