import { useEffect } from "react";
import { searchIds } from "../../shell/search-ids.ts";
import { optionId } from "./search-list.tsx";

interface FieldKeys {
  readonly field: HTMLInputElement;
  /** Lines in the list. */
  readonly count: number;
  readonly active: number;
  readonly setActive: (at: number) => void;
}

/** Makes the field a combobox over the list: its keys choose, and it says what is chosen. */
export function useFieldKeys({ field, count, active, setActive }: FieldKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const target = targetOf(event.key, active, count);
      if (target !== undefined) setActive(target);
      else if (event.key === "Enter") open(field.ownerDocument, active, event);
      else return;
      event.preventDefault();
    };
    field.addEventListener("keydown", press);
    return () => field.removeEventListener("keydown", press);
  }, [field, active, count, setActive]);

  useEffect(() => {
    const option = field.ownerDocument.getElementById(optionId(active));
    field.setAttribute("aria-expanded", String(count > 0));
    if (count > 0) field.setAttribute("aria-controls", searchIds.list);
    else field.removeAttribute("aria-controls");
    if (option) field.setAttribute("aria-activedescendant", option.id);
    else field.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  });
}

/** The line that a key leads to, or undefined where it is another key or there is no line. */
function targetOf(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case "ArrowDown":
      return (active + 1) % count;
    case "ArrowUp":
      return (active + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** As a click would: so that navigation in place is the same as from any link. */
function open(document: Document, active: number, { ctrlKey, metaKey }: KeyboardEvent): void {
  const option = document.getElementById(optionId(active));
  if (!(option instanceof HTMLAnchorElement)) return;
  if ((ctrlKey || metaKey) && option.href !== "") {
    document.defaultView?.open(option.href, "_blank", "noopener");
  } else option.click();
}
