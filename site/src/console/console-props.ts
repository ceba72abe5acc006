/** What the page tells a console: whose request it is. */
export interface ConsoleProps {
  /** operationId */
  readonly id: string;
  readonly specification: string;
}
