import type { ShellTexts } from "../../i18n/texts.ts";
import type { ReachForCopy } from "./copy-on-use.ts";
import { sectionOf } from "./section-of.ts";

export interface CopyParts {
  readonly document: Document;
  /** Fetches the text at a URL. */
  readonly read: (url: string) => Promise<string>;
  /** Takes a promise: the click permits the write, and the text may come later. */
  readonly write: (text: Promise<string>) => Promise<void>;
  readonly say: (text: string) => void;
  readonly texts: ShellTexts;
}

/** Copies from the page's Markdown twin: all of it, or the section of the button's heading. */
export function createCopyMarkdown({ document, read, write, say, texts }: CopyParts): ReachForCopy {
  const textFor = async (button: HTMLElement): Promise<string> => {
    const twin = await read(twinIn(document));
    const heading = button.closest("h2, h3");
    return heading ? sectionOf(twin, describeHeading(document, heading)) : twin;
  };
  const copy = async (button: HTMLElement) => {
    const label = button.textContent;
    const show = (state: "copied" | "copyFailed") => {
      button.textContent = texts[state];
      button.dataset.state = state;
      say(texts[state]);
    };
    const resetLabel = () => {
      button.textContent = label;
      delete button.dataset.state;
    };
    try {
      await write(textFor(button));
      show("copied");
    } catch {
      show("copyFailed");
    }
    for (const end of ["blur", "pointerleave"])
      button.addEventListener(end, resetLabel, { once: true });
  };
  return (place, isClick) => {
    if (!place.hasAttribute("data-copy")) offer(place, texts.copySection);
    else if (isClick && !place.dataset.state) void copy(place);
  };
}

function twinIn(document: Document): string {
  const link = document.querySelector<HTMLAnchorElement>(".twin a");
  if (!link) throw new Error("The page has no link to its twin.");
  return link.href;
}

/** A heading's level and words, and its position among those that have the same. */
function describeHeading(document: Document, heading: Element) {
  const { localName } = heading;
  const text = wordsOf(heading);
  const same = [...document.querySelectorAll(`article ${localName}`)].filter(
    (other) => wordsOf(other) === text,
  );
  return { level: Number(localName.slice(1)), text, nth: same.indexOf(heading) };
}

/** The words of a heading without its link and its button. */
function wordsOf(heading: Element): string {
  const own = [...heading.childNodes].filter(
    (node) => !(node instanceof Element && node.matches(".anchor, [data-copy]")),
  );
  return own.map(({ textContent }) => textContent).join("");
}

/** Adds a copy button to a heading: beside its link if there is room, else over the line's end. */
function offer(heading: HTMLElement, label: string): void {
  if (heading.querySelector("[data-copy]")) return;
  const button = heading.ownerDocument.createElement("button");
  button.type = "button";
  button.className = "copy-section";
  button.dataset.copy = "";
  button.textContent = label;
  heading.append(button);
  const main = heading.closest("main");
  const edge = main?.getBoundingClientRect().right ?? 0;
  button.classList.toggle("copy-over", button.getBoundingClientRect().right > edge);
}
