import { contract } from "../../../contract/src/testing/contract.ts";
import { createApi } from "../../../sandbox/src/create-sandbox.ts";
import { KEYS_WITHOUT_LIMITS } from "../../../sandbox/src/scenarios/sandbox-keys.ts";
import type { AssistantData } from "../../../site/src/publish/mcp/assistant-data.ts";
import { createContextSource } from "../create-context-source.ts";
import type { Docs } from "../docs/docs.ts";
import { sandboxCall } from "../node/sandbox-call.ts";
import type { SandboxCall, ToolContext } from "../tools/tool-context.ts";

const NOON = Date.UTC(2027, 0, 4, 12);

const ASSISTANTS: AssistantData = {
  installClient: "npm install client.tgz",
  programs: [
    {
      title: "markets.py",
      page: "/docs/culture/quick-start",
      pageTitle: "Quick start",
      language: "python",
      operations: ["listLocales", "listMarkets"],
      usesClient: false,
      code: "print(1)",
      output: "1\n",
      proof: "ran",
    },
    {
      title: "with-client.mts",
      page: "/docs/client",
      pageTitle: "TypeScript client",
      language: "typescript",
      operations: ["listMarkets"],
      usesClient: true,
      code: "console.log(1);",
      output: "1\n",
      proof: "recorded",
    },
  ],
  clientNames: [
    {
      name: "createClient",
      kind: "function",
      declaration: "function createClient(options: ClientOptions): Client",
      text: "A function for each operation.",
    },
    {
      name: "Client.searchLive",
      kind: "member",
      declaration: "readonly searchLive: (request: LiveSearchRequest) => Promise<LiveSearch>;",
      text: "Creates a live search and polls it to its end.",
    },
  ],
};

const NO_DOCS: Docs = {
  pages: new Map(),
  read: () => undefined,
  search: () => ({
    places: [],
    nearest: [],
    unknown: { words: [], isEveryWordUnknown: false, isEveryWordAbsent: false, knownButAbsent: [] },
  }),
  v1Records: [],
  assistants: ASSISTANTS,
};

const contextOf = await createContextSource(contract);

export function callTestSandbox(): SandboxCall {
  return sandboxCall(createApi({ clock: () => NOON, keys: KEYS_WITHOUT_LIMITS }), "");
}

/** The tools' context on 4 January 2027. There are no pages unless a test passes some. */
export function testContext({
  docs = {},
  callSandbox = callTestSandbox(),
}: {
  readonly docs?: Partial<Docs>;
  readonly callSandbox?: SandboxCall;
} = {}): ToolContext {
  return contextOf({
    docs: { ...NO_DOCS, ...docs },
    callSandbox,
    today: () => ({ year: 2027, month: 1, day: 4 }),
    fillIn: (text) => text,
  });
}
