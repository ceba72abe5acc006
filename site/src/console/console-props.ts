/**
 * What the page tells a console: which operation it edits. `data-engine` says which engine it has:
 * see `../publish/placeholders.ts`.
 */
export interface ConsoleProps {
  /** operationId */
  readonly id: string;
  readonly specification: string;
}

/**
 * editId("createLiveSearch") → "createLiveSearch-edit", id of the button that opens its console.
 */
export function editId(operation: string): string {
  return `${operation}-edit`;
}
