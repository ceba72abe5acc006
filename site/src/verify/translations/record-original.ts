import type { SectionVersion } from "./section-versions.ts";

/** Records in a translation's text which versions it translates. */
export function recordOriginal(text: string, versions: readonly SectionVersion[]): string {
  const line = `original: ${versions.map(({ version }) => version).join(" ")}\n`;
  return text.replace(
    /^---\n(.*?)---\n/s,
    (_, own: string) => `---\n${own.replace(/^original:.*\n/m, "")}${line}---\n`,
  );
}

/** Records in the titles of a language which version the entry of a page translates. */
export function recordTitles(text: string, path: string, version: string): string {
  const lines = text.split("\n");
  const start = lines.indexOf(`${path}:`) + 1;
  if (start === 0) return text;
  const after = lines.findIndex((line, at) => at >= start && !line.startsWith("  "));
  const end = after < 0 ? lines.length : after;
  const frontmatterLines = lines.slice(start, end).filter((line) => !/^ {2}original:/.test(line));
  return [
    ...lines.slice(0, start),
    ...frontmatterLines,
    `  original: ${version}`,
    ...lines.slice(end),
  ].join("\n");
}
