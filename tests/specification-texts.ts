/** A text around pages that section 2 of the specification prescribes. */
export interface SpecifiedText {
  /** Where it is, for messages. */
  readonly place: string;
  /** Matches the texts there, in document order; the first group is the text. */
  readonly pattern: RegExp;
  /** Exactly the texts that must be there. */
  readonly texts: readonly string[];
}

const NAVBAR = [
  ["/api/flights-live-pricing/", "Flights live prices"],
  ["/api/flights-indicative/", "Flights indicative prices"],
  ["/api/geo/", "Geo"],
  ["/api/culture/", "Culture"],
] as const;

/** On every page. */
export const FRAME_TEXTS: readonly SpecifiedText[] = [
  {
    place: "the link before everything",
    pattern: /<body><div id="shell-top"><a class="skip-link" href="#main">(.*?)<\/a>/g,
    texts: ["Skip to main content"],
  },
  {
    place: "the first link of the navbar",
    pattern: /<nav class="navbar-links"[^>]*><a [^>]*>(.*?)<\/a>/g,
    texts: ["Docs"],
  },
  {
    place: "the menu of the navbar",
    pattern:
      /<nav class="navbar-links"[^>]*><a [^>]*>.*?<\/a><details[^>]*><summary[^>]*>(.*?)<\/summary>/g,
    texts: ["API Reference"],
  },
  ...NAVBAR.map(([path, text]) => ({
    place: `the navbar's link to ${path}`,
    pattern: new RegExp(
      `<nav class="navbar-links"(?:(?!</nav>).)*<a href="${path}"[^>]*>(.*?)</a>`,
      "g",
    ),
    texts: [text],
  })),
  {
    place: "what stands in for a page that crashed",
    pattern: /<main data-state="crashed"[^>]*>.*?<h1>(.*?)<\/h1>/g,
    texts: ["This page crashed."],
  },
  {
    place: "the button of a page that crashed",
    pattern: /<main data-state="crashed"[^>]*>.*?<button[^>]*>(.*?)<\/button>/g,
    texts: ["Try again"],
  },
  {
    place: "the button of a page that did not load",
    pattern: /<main data-state="failed"[^>]*>.*?<button[^>]*>(.*?)<\/button>/g,
    texts: ["Retry"],
  },
  {
    place: "the footer's link to the first page",
    pattern: /<footer.*?<a href="\/docs\/intro">(.*?)<\/a>/g,
    texts: ["Get started"],
  },
  {
    place: "the footer's link to the change log",
    pattern: /<footer.*?<a href="\/docs\/change-log">(.*?)<\/a>/g,
    texts: ["Changelog"],
  },
];
