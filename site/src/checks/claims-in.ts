import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { proseOf } from "../markdown/prose-of.ts";

/** A sentence that claims something which no name and no number in it shows. */
export interface Claim {
  /** With its code between backticks, on one line: "`ipAddress` is optional." */
  readonly sentence: string;
  /** The word that makes it a claim: "optional". */
  readonly word: string;
  readonly line?: number;
}

/** Words that say what is allowed, how long, in which order, by default: facts without a digit. */
const WORDS = [
  // What has to be there.
  "optional(?:ly)?|required|mandatory|compulsory|(?:may|can) be (?:left out|omitted|skipped)|must",
  "needs? no|(?:do|does) not need|without (?:a|an API|the) key|null",
  // What holds when nothing is said.
  "by default|defaults? to|the default",
  // How much at most.
  "at (?:most|least)|up to(?! you| date)|no (?:more|fewer|less) than|more than|maximum|minimum",
  "unlimited|as many as|limited to|exactly",
  // What holds in every case, or in none.
  "always|never",
  // In which order.
  "sorted|unsorted|ascending|descending|alphabetical(?:ly)?|cheapest first|newest|oldest",
  "(?:in|by) (?:\\w+ )?order(?! to)|no order",
  // For whom, and what cannot be.
  "only|cannot|can't|the same (?:for|on|everywhere)",
  // How long.
  "expires?|expired|valid for|lasts|lifetime|cached?|refreshed|(?:an?|one) (?:hour|week)",
  "(?:a|one|half a) (?:minute|second)(?! \\w+ing\\b| leg| half| look)|(?:every|each|per) (?:second|minute|hour|day|week|month|year)",
  // How spelled, written and counted.
  "case[- ](?:in)?sensitive|(?:lower|upper)[- ]?case|base64|JWTs?|UUIDs?|UTC|epoch|timestamps?|XML",
  "camelCase|PascalCase|time zones?|opaque|whole numbers?|decimal numbers?|keyed by|merge|flat|nested",
  "cents|pence|tenths|hundredths|thousandths|millionths|kilometres|kilograms?|miles|metres|milliseconds",
  "(?:is|are) (?:a|an|one) (?:string|text|number|integer|boolean|list|array|map|object)",
  // How sure, and what it costs.
  "Node\\.js|unique|guarantee[ds]?|permanent(?:ly)?|deprecated|beta|free of charge|charged|billed|encrypted",
  "twice|double|OAuth|Bearer|cookies?|WebSockets?|webhooks?|GraphQL|gRPC|SOAP",
  // How a call is made, and how it is answered.
  "Authorization|ETags?|query parameters?|path parameters?",
  "(?:an? |HTTP |with |gets |returns? |^)?(?:20[0-4]|30\\d|4[0-3]\\d|50\\d)(?![\\d.,%])",
  // Where a call carries it.
  "in (?:the|its|a) (?:path|query string|query|body|headers?|URL|form|cookie)",
  "as (?:a|an) (?:query|path|header) parameter",
].join("|");

const CLAIM = new RegExp(`(?<![\\w.,£€$¥:-])(?:${WORDS})(?![\\w-])`, "i");

const METHOD = /(?<![\w/])(?:GET|POST|PUT|DELETE|PATCH|HEAD)s?\b/;

/** A value of an enum that a sentence says something of, or a row that answers yes or no. */
const MEANING = /\b([A-Z]+(?:_[A-Z]+){2,})\b| · (yes|no)(?= · |$)/u;

/** Every sentence of a page or a text that claims something. */
export function claimsIn(tree: Nodes): readonly Claim[] {
  const claims: Claim[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line;
    for (const { text, below = 0 } of blocksOf(node)) {
      const at = line === undefined ? {} : { line: line + below };
      claims.push(...claimsOf(text).map((claim) => ({ ...claim, ...at })));
    }
  });
  return claims;
}

/** claimsOf("Send it. It is optional.") → "It is optional." */
function claimsOf(text: string): readonly Claim[] {
  return sentencesOf(text).flatMap((sentence) => {
    const bare = sentence.replace(/`[^`]*`/g, "``");
    const word =
      (CLAIM.exec(bare) ?? METHOD.exec(bare))?.[0] ??
      MEANING.exec(sentence)?.slice(1).find(Boolean);
    return word === undefined ? [] : [{ sentence, word: word.trim() }];
  });
}

interface Block {
  readonly text: string;
  /** Lines below the node's first. */
  readonly below?: number;
}

/** The texts of a node that stand by themselves; of a table, each row. */
function blocksOf(node: Nodes): readonly Block[] {
  if (node.type === "paragraph" || node.type === "tableRow" || node.type === "heading") {
    return [{ text: proseOf(node) }];
  }
  if (node.type === "yaml") {
    const texts = Array.from(node.value.split("\n"), (line, index) => ({ line, below: index + 1 }));
    return texts.flatMap(({ line, below }) => {
      const [, text] = /^(?:title|label|description): "?(.*?)"?$/.exec(line) ?? [];
      return text === undefined ? [] : [{ text, below }];
    });
  }
  if (node.type !== "leafDirective" && node.type !== "containerDirective") return [];
  const { alt, caption, left, right } = node.attributes ?? {};
  return [alt, caption, left, right].flatMap((text) => (text ? [{ text }] : []));
}

/** sentencesOf("Send it. It is kept.") → "Send it.", "It is kept." */
function sentencesOf(text: string): readonly string[] {
  const line = text.replace(/\s+/g, " ").trim();
  return line.split(/(?<=[.!?])\s+(?=[\p{Lu}`"“])/u);
}
