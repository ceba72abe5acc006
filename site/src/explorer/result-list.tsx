import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from "react";
import { fillCount } from "../../i18n/fill.ts";
import type { ExplorerTexts } from "../../i18n/texts.ts";
import { moveInList } from "./move-in-tree.ts";
import type { ResultLines } from "./result-lines.ts";
import type { Results } from "./results-of.ts";
import { idOf, type Path } from "./rows-of.ts";
import { useWindow } from "./use-window.ts";
import type { ValueFormat } from "./value-format.ts";

interface Props {
  /** Undefined for a response without any. */
  readonly results: Results | undefined;
  readonly format: ValueFormat;
  /** Path of the selected row, which can be within a result. */
  readonly selectedPath: Path;
  readonly texts: ExplorerTexts;
  readonly onTake: (path: Path) => void;
  /** Shows the selected result in the tree. */
  readonly onOpen: (path: Path) => void;
}

/** What a traveller would be shown. */
export function ResultList(props: Props): ReactElement {
  const { results, texts } = props;
  if (!results) return <p className="note">{texts.noResults}</p>;
  return <OrderedResults {...props} results={results} />;
}

/** One tab stop: the list names the selected result. Renders only results in view. */
function OrderedResults(props: Props & { readonly results: Results }): ReactElement {
  const { results, format, selectedPath, texts, onTake, onOpen } = props;
  const { orders, map } = results;
  const [chosen, setChosen] = useState(orders[0]);
  const order = orders.includes(chosen ?? "") ? chosen : orders[0];
  const keys = results.inOrder(order);
  const id = useId();
  const { box, from, to, rowHeight, page, onScroll, reveal } = useWindow(keys.length);
  const isWithin = map.every((step, index) => step === selectedPath[index]);
  const at = isWithin ? keys.indexOf(String(selectedPath[map.length])) : -1;
  const latestReveal = useRef(reveal);
  latestReveal.current = reveal;
  useEffect(() => {
    if (at >= 0) latestReveal.current(at);
  }, [at]);

  const pathOf = (index: number): Path => [...map, keys[index] ?? ""];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || keys.length === 0) return;
    const next = moveInList(keys.length, at, event.key, page);
    if (next === undefined && !(event.key === "Enter" && at >= 0)) return;
    event.preventDefault();
    if (next === undefined) onOpen(pathOf(at));
    else onTake(pathOf(next));
  };
  const isShown = at >= from && at < to;
  const shown = keys.slice(from, to).map((key) => ({ key, lines: results.linesOf(key, format) }));
  const ways = Math.max(1, ...shown.map(({ lines }) => lines?.ways.length ?? 1));
  return (
    <div className="results">
      <p className="results-head">
        {fillCount(texts.resultCount, keys.length)}
        {orders.length > 0 ? (
          <label>
            {texts.order}{" "}
            <select value={order} lang="en" onChange={(event) => setChosen(event.target.value)}>
              {orders.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        ) : null}
      </p>
      <div
        ref={box}
        className="rows"
        role="listbox"
        aria-label={texts.results}
        tabIndex={0}
        aria-activedescendant={isShown ? `${id}-${at}` : undefined}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        <div role="none" style={{ height: keys.length * rowHeight }}>
          {shown.map(({ key, lines }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the list.
            // biome-ignore lint/a11y/useFocusableInteractive: the list keeps the focus.
            <div
              key={idOf([key])}
              id={`${id}-${from + index}`}
              data-row={ways}
              role="option"
              aria-posinset={from + index + 1}
              aria-setsize={keys.length}
              aria-selected={from + index === at}
              style={{ insetBlockStart: (from + index) * rowHeight, "--ways": ways } as never}
              onClick={() => onTake(pathOf(from + index))}
            >
              {lines ? <Lines lines={lines} /> : <code lang="en">{key}</code>}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Screen readers need the spaces between the parts; the stylesheet sets the parts apart. */
function Lines({ lines: { ways, price, about, sellers } }: { readonly lines: ResultLines }) {
  return (
    <>
      <span className="result-ways">
        {ways.map(({ from, departs, to, arrives, isDirect, about: one }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a way has no other name than its place
          <span key={index}>
            {departs} <small>{from}</small> <i className={isDirect ? undefined : "with-stops"}>→</i>{" "}
            {arrives} <small>{to}</small>
            {one === undefined ? null : <em> {one}</em>}
          </span>
        ))}
      </span>{" "}
      <b>{price}</b> <span>{about}</span> <span>{sellers}</span>
    </>
  );
}
