/** The message of whatever was thrown, or of an abort's reason. */
export function toMessage(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
