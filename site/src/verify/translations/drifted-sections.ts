import type { SectionVersion } from "./section-versions.ts";

/**
 * The sections of an original that have changed since they were translated.
 * @param recorded the versions that the translation names, in the order of the sections at the time
 */
export function driftedSections(
  recorded: readonly string[],
  original: readonly SectionVersion[],
): readonly string[] {
  const isSameLength = recorded.length === original.length;
  const changed = original.filter(({ version }, index) =>
    isSameLength ? recorded[index] !== version : !recorded.includes(version),
  );
  const fewer = recorded.length - original.length;
  const gone = fewer > 0 ? [`${fewer} fewer than before`] : [];
  return [...changed.map(({ section }) => section), ...gone];
}
