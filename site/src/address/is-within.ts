/** isWithin("/es/docs", "/es") → true, isWithin("/essay", "/es") → false. Every path is within "". */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
