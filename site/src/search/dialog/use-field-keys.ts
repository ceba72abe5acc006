import { useEffect } from "react";
import { searchIds } from "../../frame/shell/search-ids.ts";
import { optionId } from "./search-list.tsx";

interface FieldKeys {
  readonly field: HTMLInputElement;
  /** A new list scrolls its active line into view. */
  readonly list: unknown;
  /** The number of its lines. */
  readonly count: number;
  /** The number of lines rendered so far. */
  readonly rendered: number;
  readonly active: number;
  readonly setActive: (at: number) => void;
}

/** Makes the field a combobox for the list: handles its keys and sets its ARIA attributes. */
export function useFieldKeys(keys: FieldKeys): void {
  const { field, list, count, rendered, active, setActive } = keys;
  const isThere = active < rendered;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const target = targetOf(event, active, count);
      if (target !== undefined) setActive(target);
      else if (event.key === "Enter") open(field.ownerDocument, active, event);
      else return;
      event.preventDefault();
    };
    field.addEventListener("keydown", press);
    return () => field.removeEventListener("keydown", press);
  }, [field, active, count, setActive]);

  useEffect(() => {
    field.setAttribute("aria-expanded", String(rendered > 0));
    say(field, "aria-controls", rendered > 0 && searchIds.list);
    say(field, "aria-activedescendant", isThere && optionId(active));
  }, [field, rendered, active, isThere]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is a reason to run
  useEffect(() => {
    const option = field.ownerDocument.getElementById(optionId(active));
    option?.scrollIntoView({ block: "nearest" });
  }, [field, list, active, isThere]);
}

function say(field: HTMLInputElement, attribute: string, id: string | false): void {
  if (id) field.setAttribute(attribute, id);
  else field.removeAttribute(attribute);
}

/**
 * The line that a key moves to; undefined for other keys or an empty list. Home, End and keys with a
 * modifier belong to the text.
 */
function targetOf(event: KeyboardEvent, active: number, count: number): number | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (count === 0 || shiftKey || altKey || ctrlKey || metaKey) return undefined;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return (active + count - 1) % count;
  return undefined;
}

/** Opens the active line like a click, so that in-page navigation works as from any link. */
function open(document: Document, active: number, { ctrlKey, metaKey }: KeyboardEvent): void {
  const option = document.getElementById(optionId(active));
  if (!(option instanceof HTMLAnchorElement)) return;
  if ((ctrlKey || metaKey) && option.href !== "") {
    document.defaultView?.open(option.href, "_blank", "noopener");
  } else option.click();
}
