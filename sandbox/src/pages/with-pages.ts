import type { Sandbox } from "../http/api-as-fetch.ts";
import type { AnswerPage } from "./answer-page.ts";

/** The same function, extended to serve pages too. */
export function withPages(sandbox: Sandbox, answerPage: AnswerPage): Sandbox {
  return async (request, caller) => {
    const { method, url, headers } = request;
    const { pathname, search } = new URL(url);
    const page = answerPage({
      method,
      path: pathname,
      search: search.slice(1),
      accept: headers.get("accept") ?? "",
    });
    if (!page) return sandbox(request, caller);
    const { status, body } = page;
    return new Response(method === "HEAD" ? null : body, { status, headers: page.headers });
  };
}
