// Reads the arguments of `npm run check`.

/**
 * @typedef {object} Since
 * @property {string} [since]
 * @property {string} [problem] what is wrong with the arguments
 */

/**
 * The commit to compare with; none if there is no history.
 * @param {readonly string[]} written
 * @param {(name: string) => boolean} isCommit
 * @returns {Since}
 */
export function readSince(written, isCommit) {
  const [option, commit] = written;
  if (option === undefined) return isCommit("HEAD") ? { since: "HEAD" } : {};
  if (option !== "--since" || !commit || written.length > 2) {
    return { problem: 'Write "npm run check -- --since main".' };
  }
  if (isCommit(commit)) return { since: commit };
  const example = 'name one, as in "npm run check -- --since main"';
  return { problem: `git knows no commit "${commit}": ${example}.` };
}
