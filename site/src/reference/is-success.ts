/** isSuccess("200") → true */
export function isSuccess(status: string): boolean {
  return status.startsWith("2");
}
