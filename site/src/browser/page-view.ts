/** Draws `#page` from the state of navigation: a page in place of another, or what went wrong. */

import { messageOf } from "../base/message-of.ts";
import type { PageData } from "../content/page-model.ts";
import type { FrameFollower } from "./frame-follower.ts";
import type { PageState, Retry, ShownPage } from "./navigation.ts";
import { createPageStates } from "./page-states.ts";
import type { Progress } from "./progress.ts";
import type { Store } from "./store.ts";

/** Starts the parts of a page; the returned function stops them. */
export type ShowPage = (
  element: HTMLElement,
  page: PageData | undefined,
  attempt: Attempt,
) => () => void;

/** Runs an action that a page needs later; an error is reported as a crash of this page. */
export type Attempt = (action: () => void) => void;

export interface PageViewParts {
  readonly document: Document;
  /** The element that holds the page. */
  readonly root: HTMLElement;
  readonly state: Store<PageState>;
  readonly progress: Progress;
  readonly frame: FrameFollower;
  readonly show: ShowPage;
  readonly retry: Retry;
  readonly currentPath: () => string;
  readonly nextFrame: (action: () => void) => void;
}

/** When it returns, the parts of the document's own page are started. */
export function startPageView(parts: PageViewParts): void {
  const { document, root, state, progress, frame, show, retry, currentPath, nextFrame } = parts;
  const states = createPageStates(document, root, retry);
  let stop = () => {};

  const wake = (page: PageData | undefined) => {
    const element = root.querySelector<HTMLElement>(":scope > .page");
    if (!element) return;
    let isHere = true;
    const attempt: Attempt = (action) => {
      if (!isHere) return;
      try {
        action();
      } catch (error) {
        crash(page?.path ?? currentPath(), error);
      }
    };
    let sleep = () => {};
    stop = () => {
      isHere = false;
      sleep();
    };
    attempt(() => {
      sleep = show(element, page, attempt);
    });
  };

  const crash = (path: string, error: unknown) =>
    state.set({ kind: "crashed", path, message: messageOf(error) });

  const replace = (...content: readonly Node[]) => {
    stop();
    stop = () => {};
    root.replaceChildren(...content);
  };

  const showPage = ({ page, frame: another, isSame }: ShownPage) => {
    // The navigation was aborted: the page before is still there.
    if (!page || frame.shows(page)) return frame.restore();
    if (another) frame.replace(another);
    const element = document.createElement("div");
    element.className = "page";
    element.innerHTML = page.html;
    // On a shorter page the browser would clamp the scroll position, and keep it for the new page.
    root.style.minHeight = `${root.offsetHeight}px`;
    nextFrame(() => {
      root.style.minHeight = "";
    });
    replace(element);
    frame.follow(page);
    wake(isSame ? undefined : page);
  };

  const draw = () => {
    const current = state.get();
    states.drawBar(progress.visible.get());
    states.drawSpinner(current, progress.visible.get());
    if (current.kind === "loading") frame.announce(current.path);
    else if (current.kind === "shown") {
      try {
        showPage(current);
      } catch (error) {
        crash(current.page?.path ?? currentPath(), error);
      }
    } else {
      replace(states.failure(current, frame.nameOf(current.path)));
      states.focusButton();
    }
  };

  wake(undefined);
  if (state.get().kind !== "shown") draw();
  state.subscribe(draw);
  progress.visible.subscribe(() => {
    states.drawBar(progress.visible.get());
    states.drawSpinner(state.get(), progress.visible.get());
  });
}
