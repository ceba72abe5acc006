/** What a page can be linked to, and what it links to: said by what it is made from. */
export interface PageContents {
  /** Each id as often as it stands on the page. */
  readonly anchors: readonly Anchor[];
  readonly links: readonly PageLink[];
}

export interface Anchor {
  readonly id: string;
  /** In the page's file, where it is written there. */
  readonly line?: number | undefined;
}

export interface PageLink {
  /** As it is printed, with the locale's prefix. */
  readonly href: string;
  /** As it stands in the page's file. */
  readonly written?: string;
  readonly line?: number | undefined;
}
