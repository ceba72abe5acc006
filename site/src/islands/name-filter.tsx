import { type ReactElement, useEffect, useRef, useState } from "react";
import { fill } from "../../i18n/fill.ts";

export interface NameFilterProps {
  readonly label: string;
  /** "{count} of {total} names" */
  readonly shown: string;
}

interface Count {
  readonly count: number;
  readonly total: number;
}

/** Filters the list around it to the names that contain what is typed, ignoring case. */
export default function NameFilter({ label, shown }: NameFilterProps): ReactElement {
  const [found, setFound] = useState<Count>();
  const field = useRef<HTMLInputElement>(null);

  const filter = () => {
    const list = field.current?.closest(".names");
    if (!field.current || !list) return;
    const typed = field.current.value.trim().toLowerCase();
    const counted = showOnly(list, typed);
    setFound(typed === "" ? undefined : counted);
  };
  // What was typed before this script had loaded.
  useEffect(filter, []);

  return (
    <search className="names-filter">
      <label>
        {`${label} `}
        <input ref={field} type="search" autoComplete="off" spellCheck={false} onInput={filter} />
      </label>{" "}
      <output>{found && fill(shown, { ...found })}</output>
    </search>
  );
}

/** React does not render the list: it is as the build printed it. */
function showOnly(list: Element, typed: string): Count {
  const lines = [...list.querySelectorAll<HTMLElement>("li")];
  for (const line of lines) line.hidden = !nameOf(line).includes(typed);
  for (const group of list.querySelectorAll<HTMLElement>("section")) {
    group.hidden = !group.querySelector("li:not([hidden])");
  }
  return { count: lines.filter(({ hidden }) => !hidden).length, total: lines.length };
}

function nameOf(line: HTMLElement): string {
  return line.querySelector("a")?.textContent?.toLowerCase() ?? "";
}
