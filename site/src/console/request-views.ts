import type { ConsoleTexts } from "../../i18n/texts.ts";
import { GENERATORS } from "../samples/generators.ts";
import type { SampleRequest } from "../samples/sample-request.ts";

/** One way to show a request. */
export interface RequestView {
  readonly id: string;
  readonly label: string;
  /** Undefined where there is no request to print. */
  readonly print: () => string | undefined;
}

/** The text itself, the request in each language, and with our client. */
export function requestViews(
  texts: ConsoleTexts,
  text: string,
  request: SampleRequest | undefined,
  withClient: () => string,
): readonly [RequestView, ...RequestView[]] {
  const printed = [
    ...GENERATORS.map(({ id, label, generate }) => ({ id, label, generate })),
    { id: "client", label: texts.client, generate: withClient },
  ];
  return [
    { id: "edit", label: texts.edit, print: () => text },
    ...printed.map(({ id, label, generate }) => ({
      id,
      label,
      print: () => request && generate(request),
    })),
  ];
}
