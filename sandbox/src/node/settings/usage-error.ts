/** An error that the operator can fix: printed as its message, without a stack. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
