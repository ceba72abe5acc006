import { createRoot } from "react-dom/client";
import type { ShellTexts } from "../../i18n/texts.ts";
import type { ConsoleProps } from "../console/console-props.ts";
import { loadConsoleData } from "../console/load-console-data.ts";
import { Explorer } from "../explorer/explorer.tsx";
import { PartBoundary } from "../frame/shell/crash.tsx";

/**
 * Shows documented responses in the explorer, each in place of its code. The code is only hidden,
 * and shown again after another press.
 * @throws if its data does not load
 */
export async function mountExample(bar: HTMLElement, texts: ShellTexts): Promise<() => void> {
  const { ownerDocument: document } = bar;
  const window = document.defaultView;
  const card = bar.parentElement;
  const button = bar.querySelector(":scope > button");
  const console = card?.parentElement?.querySelector<HTMLElement>("[data-island=console]");
  if (!window || !card || !button || !console)
    throw new Error("An example needs a console above it.");
  const props: ConsoleProps = JSON.parse(console.dataset.props ?? "{}");
  const data = await loadConsoleData(window, props);
  const schemas = data.operations[props.id]?.responses ?? {};

  const explored = new Map<HTMLElement, () => void>();
  const explore = (example: HTMLElement) => {
    const status = example.closest(".statuses > details")?.querySelector(".status")?.textContent;
    const text = example.querySelector("code")?.textContent ?? "";
    const slot = document.createElement("section");
    slot.ariaLabel = data.texts.explorer.views;
    example.after(slot);
    example.hidden = true;
    const root = createRoot(slot);
    root.render(
      <PartBoundary texts={texts}>
        <Explorer
          response={{ headers: [], text, json: JSON.parse(text) }}
          schema={schemas[status ?? ""] ?? schemas.default ?? ""}
          names={data.names}
          texts={data.texts.explorer}
          pageLang={document.documentElement.lang}
          areKeysLinks
        />
      </PartBoundary>,
    );
    explored.set(example, () => {
      root.unmount();
      slot.remove();
      example.hidden = false;
      explored.delete(example);
    });
  };
  /** Says on the button whether the open example is being explored. */
  const follow = () => {
    const open = openExample(card);
    button.ariaPressed = `${open !== undefined && explored.has(open)}`;
  };
  const press = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest("button"))) return;
    const open = openExample(card);
    const end = open && explored.get(open);
    if (end) end();
    else if (open) explore(open);
    follow();
  };
  bar.addEventListener("click", press);
  card.addEventListener("toggle", follow, true);
  return () => {
    bar.removeEventListener("click", press);
    card.removeEventListener("toggle", follow, true);
    for (const end of explored.values()) end();
    button.ariaPressed = null;
  };
}

/** The visible example: its tab is open, and its name is chosen if there are several. */
function openExample(card: Element): HTMLElement | undefined {
  return [...card.querySelectorAll<HTMLElement>(".response-example")].find((example) => {
    const folds = [];
    for (let at = example.parentElement; at && at !== card; at = at.parentElement) folds.push(at);
    return folds.every((one) => !(one instanceof HTMLDetailsElement) || one.open);
  });
}
