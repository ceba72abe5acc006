import { closest } from "../../browser/closest.ts";
import { reachStorage } from "../../browser/preferences.ts";
import { searchIds } from "../../frame/shell/search-ids.ts";
import { isSlashKeyOn } from "./is-slash-key-on.ts";

/** What `mount-search.tsx` returns. */
export interface MountedSearch {
  /** Called each time the dialog opens, and on signs that it is about to. */
  readonly prepare: () => void;
  /** Called once the page has another dialog. */
  readonly end: () => void;
}

export interface StartParts {
  readonly window: Window;
  readonly load: (dialog: HTMLDialogElement) => Promise<MountedSearch>;
}

/**
 * Opens the dialog with the query in the address, `?q=token`, or with what was typed into the dialog
 * that the page's own has just replaced.
 */
export type OpenQuery = () => void;

/**
 * Opens the dialog on Ctrl or Cmd K, on "/" and on the navbar's button: at once, with the field
 * ready for typing. The rest loads on the first sign of interest.
 */
export function startSearch({ window, load }: StartParts): OpenQuery {
  const { document, location } = window;
  const fieldOf = () => document.getElementById(searchIds.field) as HTMLInputElement | null;
  const typed = () => encodeURIComponent(fieldOf()?.value ?? "");
  const storage = reachStorage(() => window.localStorage);
  /** Changes with the language, which has its own dialog. */
  let prepared: HTMLDialogElement | undefined;
  let loading: Promise<MountedSearch> | undefined;

  const prepare = async (dialog: HTMLDialogElement) => {
    delete dialog.dataset.failed;
    if (dialog !== prepared) {
      // A load that failed has nothing to end.
      void loading?.then(
        ({ end }) => end(),
        () => {},
      );
      loading = undefined;
    }
    prepared = dialog;
    loading ??= load(dialog);
    const current = loading;
    try {
      (await current).prepare();
    } catch {
      if (loading === current) loading = undefined;
      dialog.dataset.failed = "";
    }
  };

  const open = (asked?: string) => {
    const dialog = document.getElementById(searchIds.dialog);
    const field = fieldOf();
    if (!isDialog(dialog) || !field) return;
    if (!dialog.open) dialog.showModal();
    field.focus();
    if (asked) {
      field.value = asked;
      field.dispatchEvent(new Event("input"));
    } else field.select();
    void prepare(dialog);
  };

  document.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (altKey) return;
    const isAsked =
      ctrlKey || metaKey
        ? !shiftKey && key.toLowerCase() === "k"
        : key === "/" && !isEditable(target) && isSlashKeyOn(storage);
    if (!isAsked) return;
    event.preventDefault();
    open();
  });
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest("[data-search-open]")) open();
    // Reloads the page: some browsers never retry a failed script, and a new build has other
    // scripts.
    else if (target.closest("[data-search-retry]")) location.search = `q=${typed()}`;
    // A click on the dialog element itself is a click on its backdrop.
    else if (target.id === searchIds.dialog || target.closest("[data-search-close]")) {
      target.closest("dialog")?.close();
    }
  });
  for (const sign of ["pointerover", "focusin"] as const) {
    document.addEventListener(sign, (event) => {
      const dialog = document.getElementById(searchIds.dialog);
      if (closest(event, "[data-search-open]") && isDialog(dialog)) void prepare(dialog);
    });
  }
  return () => {
    // Another language's dialog has replaced the one that the reader is typing in.
    const isReplaced = prepared?.open && !prepared.isConnected;
    const query = isReplaced
      ? prepared?.querySelector("input")?.value
      : new URLSearchParams(location.search).get("q");
    if (query != null) open(query);
  };
}

/** Ignores a hidden field: a dialog that has just closed keeps the focus until the next frame. */
function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.offsetParent !== null &&
    (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

function isDialog(element: Element | null): element is HTMLDialogElement {
  return element instanceof HTMLDialogElement;
}
