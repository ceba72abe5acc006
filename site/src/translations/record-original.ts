import type { SectionVersion } from "./section-versions.ts";

/** A translation's text, naming these versions as those that it translates. */
export function recordOriginal(text: string, versions: readonly SectionVersion[]): string {
  const line = `original: ${versions.map(({ version }) => version).join(" ")}\n`;
  return text.replace(
    /^---\n(.*?)---\n/s,
    (_, own: string) => `---\n${own.replace(/^original:.*\n/m, "")}${line}---\n`,
  );
}
