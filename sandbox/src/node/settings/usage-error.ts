/** What whoever starts a server can mend. The message is all that they have to see: no stack. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
