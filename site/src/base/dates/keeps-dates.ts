/**
 * Whether the dates of a file or page are facts and stay as written: those of the change log and
 * its feed, those of V1.0, and those in the search index, which contains no others.
 *
 * @param name a published file, a path of the site or a file of its content
 */
export function keepsDates(name: string): boolean {
  return /(^|\/)((change-log|docs\/1\.0)([./]|$)|search\/)/.test(name);
}
