import { Component, lazy, type ReactElement, type ReactNode, Suspense, useState } from "react";
import type { ExplorerProps } from "../explorer/explorer.tsx";

/** The explorer of a response, loaded with the first response. */
export function ExplorerOnUse(props: ExplorerProps): ReactElement {
  const { texts } = props;
  const [{ attempt, View }, setExplorer] = useState(() => loadExplorer(1));
  const retry = () => setExplorer(loadExplorer(attempt + 1));
  return (
    <Catch
      key={attempt}
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
        <View {...props} />
      </Suspense>
    </Catch>
  );
}

/** Each attempt is a new component: React remembers the error of one that failed. */
function loadExplorer(attempt: number) {
  const View = lazy(async () => {
    const { Explorer } = await import("../explorer/explorer.tsx");
    return { default: Explorer };
  });
  return { attempt, View };
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
