/** What the page tells a console: whose request it is. Its engine is `data-engine`, see `../publish/placeholders.ts`. */
export interface ConsoleProps {
  /** operationId */
  readonly id: string;
  readonly specification: string;
}

/** editId("createLiveSearch") → "createLiveSearch-edit": of the button that opens its console. */
export function editId(operation: string): string {
  return `${operation}-edit`;
}
