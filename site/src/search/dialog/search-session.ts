import type { SearchTexts } from "../../../i18n/texts.ts";
import { createStore, type Store } from "../../browser/store.ts";
import type { Answer } from "../query/answer.ts";
import { type ClientParts, createSearchClient, type SearchState } from "../worker/search-client.ts";

/** What the dialog shows. */
export interface SearchView {
  readonly typed: string;
  readonly state: SearchState;
  /** Present once the index has loaded, which contains them. */
  readonly texts?: SearchTexts;
  /** The answer to the last query, or to an earlier one until it arrives. */
  readonly answer?: Answer;
}

export interface SearchSession extends Pick<Store<SearchView>, "get" | "subscribe"> {
  readonly type: (typed: string) => void;
  readonly retry: () => void;
  /** Ends the worker, which holds the whole index. */
  readonly end: () => void;
}

/** One worker with one index, and the state of the current query. */
export function createSearchSession(
  parts: Pick<ClientParts, "createWorker" | "readIndex">,
  typed: string,
): SearchSession {
  const { get, set, subscribe } = createStore<SearchView>({ typed, state: { kind: "opening" } });
  const client = createSearchClient({
    ...parts,
    onState: (state) =>
      set({ ...get(), state, ...(state.kind === "open" && { texts: state.texts }) }),
    onAnswer: (answer) => set({ ...get(), answer }),
  });
  const type = (text: string) => {
    const { answer, ...before } = get();
    const isEmpty = text.trim() === "";
    // Keeps the last answer until the next one arrives, so that nothing flickers between
    // keystrokes.
    set({ ...before, typed: text, ...(answer && !isEmpty && { answer }) });
    if (!isEmpty) client.ask(text);
  };
  type(typed);
  return { get, subscribe, type, retry: client.retry, end: client.end };
}
