/**
 * A small card beside a link to a name of the reference, with the name's type and first sentence.
 * Loaded when a reader first rests on such a link; the content is fetched then.
 */
import { nameCardsPath } from "../base/paths.ts";
import { retryable } from "../base/retryable.ts";
import type { After } from "./after.ts";
import { idInHash } from "./id-in-hash.ts";
import type { ReachName } from "./name-cards-on-use.ts";

/**
 * A name's type and the first sentence of its description, with names between backticks. The shape
 * of a field says where the names below it stand, in no particular language: "Itinerary{}" for a
 * map of itineraries, "LegQuery[]" for a list, "[]" for a list of nameless values, "Price".
 */
export type NameCard = readonly [type: string, sentence: string, shape?: string];

/** The cards of one reference: the build writes them to a file for each language. */
export interface NameCards {
  /** Language of the sentences; types are in the page's language. */
  readonly lang: string;
  /** By the anchor of the name. */
  readonly cards: Readonly<Record<string, NameCard>>;
  /** "LiveResults.itineraries{}.legIds" → "LiveResults.legs": strings that are keys of a map. */
  readonly keys: Readonly<Record<string, string>>;
}

export interface NameCardParts {
  readonly document: Document;
  readonly after: After;
  readonly fetchCards: (path: string) => Promise<NameCards>;
}

/** Delays: a passing pointer shows nothing, and one on its way to the card can get there. */
const HOVER_MS = 150;
const LEAVE_MS = 250;

const ID = "name-card";

/**
 * Shows one card at a time, that of the link reached last, until pointer and focus have left both
 * link and card, or Escape is pressed. Shows nothing if the cards do not load or lack the name.
 */
export function createNameCards({ document, after, fetchCards }: NameCardParts): ReachName {
  const load = retryable(fetchCards);
  let shown: HTMLAnchorElement | undefined;
  let end = () => {};
  return (link, isFocused) => {
    if (link === shown) return end;
    end();
    shown = link;
    const ended = new AbortController();
    const { signal } = ended;
    let isDismissed = false;
    const show = async () => {
      const place = placeOf(link);
      const answer = await load(place.path).catch(() => undefined);
      const found = answer?.cards[place.anchor];
      if (!found || isDismissed || signal.aborted || !link.isConnected) return;
      const card = drawCard(document, place.anchor, found, answer.lang);
      (link.closest("main") ?? document.body).append(card);
      signal.addEventListener("abort", () => card.remove());
      card.showPopover();
      putBeside(card, link, document);
      link.setAttribute("aria-describedby", ID);
      card.addEventListener("pointerleave", leave, { signal });
      const follow = () => putBeside(card, link, document);
      document.addEventListener("scroll", follow, { signal, capture: true, passive: true });
    };
    const leave = () => {
      const stop = after(LEAVE_MS, () => {
        const card = document.getElementById(ID);
        const isHeld = link.matches(":hover, :focus-visible") || card?.matches(":hover");
        if (!isHeld) end();
      });
      signal.addEventListener("abort", stop);
    };
    const cancel = after(isFocused ? 0 : HOVER_MS, () => void show());
    signal.addEventListener("abort", cancel);
    end = () => {
      if (shown !== link) return;
      shown = undefined;
      ended.abort();
      link.removeAttribute("aria-describedby");
    };
    link.addEventListener("pointerleave", leave, { signal });
    link.addEventListener("blur", leave, { signal });
    link.addEventListener("click", end, { signal });
    document.addEventListener(
      "keydown",
      ({ key }) => {
        // Not the end: the card stays hidden until the link is left and reached again.
        if (key !== "Escape") return;
        isDismissed = true;
        cancel();
        document.getElementById(ID)?.remove();
        link.removeAttribute("aria-describedby");
      },
      { signal },
    );
    return end;
  };
}

/** "/es/api/geo/#Place.name" → its file and its anchor. */
function placeOf(link: HTMLAnchorElement): { path: string; anchor: string } {
  const [specification = ""] = link.pathname.split("/").slice(-2);
  const lang = link.closest<HTMLElement>("[lang]")?.lang ?? "";
  return {
    path: nameCardsPath(lang, specification),
    anchor: idInHash(link),
  };
}

function drawCard(
  document: Document,
  anchor: string,
  [type, sentence]: NameCard,
  lang: string,
): HTMLElement {
  const card = document.createElement("div");
  card.id = ID;
  card.className = ID;
  card.role = "tooltip";
  card.popover = "manual";
  const name = document.createElement("code");
  name.textContent = anchor;
  const kind = document.createElement("span");
  kind.textContent = type;
  const head = document.createElement("p");
  head.append(name, " ", kind);
  const text = document.createElement("p");
  text.lang = lang;
  // Every second part stood between backticks: it is code.
  for (const [index, part] of sentence.split("`").entries()) {
    const code = document.createElement("code");
    code.textContent = part;
    text.append(index % 2 === 0 ? part : code);
  }
  card.append(head, text);
  return card;
}

/** Puts the card below the link's first line, or above if there is no room, always on screen. */
function putBeside(card: HTMLElement, link: HTMLElement, { documentElement }: Document): void {
  const [line] = link.getClientRects();
  if (!line) return;
  const { clientWidth, clientHeight } = documentElement;
  const { width, height } = card.getBoundingClientRect();
  const isRoomBelow = line.bottom + height + MARGIN <= clientHeight;
  const left = Math.max(MARGIN, Math.min(line.left, clientWidth - width - MARGIN));
  const top = isRoomBelow ? line.bottom + GAP : line.top - height - GAP;
  card.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

const MARGIN = 12;
const GAP = 6;
