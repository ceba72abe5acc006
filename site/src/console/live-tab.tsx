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

/** A tab before the documented responses, opened by the first response and each later request. */
export function LiveTab({ statuses, label, isSending, children }: Props): ReactElement {
  const [tab] = useState(() => statuses.ownerDocument.createElement("details"));
  useEffect(() => {
    const documented = statuses.querySelector("details");
    tab.className = "live-tab";
    tab.name = documented?.name ?? "";
    statuses.prepend(tab);
    tab.open = true;
    return () => {
      tab.remove();
      if (tab.open && documented) documented.open = true;
    };
  }, [statuses, tab]);
  useEffect(() => {
    // While it waits, the reader may open another tab.
    if (isSending) tab.open = true;
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
