import { Component, lazy, type ReactElement, type ReactNode, Suspense, useState } from "react";
import type { ExplorerProps } from "../explorer/explorer.tsx";

/** The explorer of a response, loaded with the first response. */
export function ExplorerOnUse(props: ExplorerProps): ReactElement {
  const { texts } = props;
  const [Explorer, setExplorer] = useState(loadExplorer);
  const retry = () => setExplorer(loadExplorer());
  return (
    <Catch
      key={Explorer.id}
      fallback={
        <p className="note" role="alert">
          {texts.failed}{" "}
          <button type="button" className="tool" onClick={retry}>
            {texts.retry}
          </button>
        </p>
      }
    >
      <Suspense fallback={<p className="note">{texts.loading}</p>}>
        <Explorer.View {...props} />
      </Suspense>
    </Catch>
  );
}

/** Each attempt is a new component: React remembers the error of one that failed. */
function loadExplorer() {
  const View = lazy(async () => {
    const { Explorer } = await import("../explorer/explorer.tsx");
    return { default: Explorer };
  });
  return { id: crypto.randomUUID(), View };
}

interface CatchProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

class Catch extends Component<CatchProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
