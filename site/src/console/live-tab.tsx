import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";

interface Props {
  /** The documented responses: a tab for each, in one group. */
  readonly statuses: Element;
  readonly label: string;
  /** Whether a request is under way whose response belongs here. */
  readonly isSending: boolean;
  readonly children: ReactNode;
}

/** A tab before the documented responses, opened as soon as something is sent. */
export function LiveTab({ statuses, label, isSending, children }: Props): ReactElement {
  const [tab] = useState(() => statuses.ownerDocument.createElement("details"));
  useEffect(() => {
    const documented = statuses.querySelector("details");
    tab.className = "live-tab";
    tab.name = documented?.name ?? "";
    statuses.prepend(tab);
    return () => {
      tab.remove();
      if (tab.open && documented) documented.open = true;
    };
  }, [statuses, tab]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request and its response open it.
  useEffect(() => {
    tab.open = true;
  }, [tab, isSending]);
  return createPortal(
    <>
      <summary>
        <span className="live-title">{label}</span>
      </summary>
      {children}
    </>,
    tab,
  );
}
