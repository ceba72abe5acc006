import type { Contract, Operation, Schema } from "../../../contract/src/model.ts";
import { innerOf } from "../../../contract/src/names/inner-schema.ts";
import { isSuccess } from "../../../site/src/reference/is-success.ts";
import { contractWords, splitWords } from "../input/task-words.ts";

/** The weight of a word, by where an operation has it. */
const WEIGHTS = { name: 4, request: 2, response: 1, prose: 0.5 } as const;
type Kind = keyof typeof WEIGHTS;
const KINDS = Object.keys(WEIGHTS) as readonly Kind[];

export interface ScoredOperation {
  readonly operation: Operation;
  readonly score: number;
}

/**
 * Scores how well each operation matches a task, best first: by its name, its request and response
 * fields, and its description. A word that several operations share scores less. An API without a
 * reference matches only by name.
 */
export function scoreOperations(contract: Contract, task: string): readonly ScoredOperation[] {
  const candidates = contract.specifications.flatMap(({ title, published, operations }) =>
    operations.map((operation) => {
      return { operation, published, words: readWords(operation, title, published) };
    }),
  );
  const published = candidates.filter((candidate) => candidate.published);
  const weight = (kind: Kind, word: string) => {
    const sharing = published.filter(({ words }) => has(words[kind], word)).length;
    return WEIGHTS[kind] / Math.max(1, sharing);
  };
  const wanted = contractWords(task);
  const unnamed = wanted.filter((word) => !published.some(({ words }) => has(words.name, word)));
  return candidates
    .map((candidate) => {
      const scores = (candidate.published ? wanted : unnamed).map((word) => {
        const kinds = KINDS.filter((kind) => has(candidate.words[kind], word));
        return Math.max(0, ...kinds.map((kind) => weight(kind, word)));
      });
      const score = scores.reduce((sum, one) => sum + one, 0);
      return { operation: candidate.operation, score };
    })
    .sort((a, b) => b.score - a.score);
}

/** The best API's score must be at least this many times any other's. */
const MIN_LEAD = 1.5;
/** Minimum score of the best operation: more than a request field that two share. */
const MIN_SCORE = 1.25;
/** Operations of one API are meant together if the best score is at most this many times theirs. */
const MAX_SPREAD = 1.25;

/** The operations that a task clearly refers to: one, several of one API, or none. */
export function unambiguousOperations(scored: readonly ScoredOperation[]): readonly Operation[] {
  const [best] = scored;
  if (!best || best.score < MIN_SCORE) return [];
  const { specification } = best.operation;
  const other = scored.find(({ operation }) => operation.specification !== specification);
  if (best.score < (other?.score ?? 0) * MIN_LEAD) return [];
  return scored
    .filter(
      ({ operation, score }) =>
        operation.specification === specification && score * MAX_SPREAD >= best.score,
    )
    .map(({ operation }) => operation);
}

type OperationWords = Readonly<Record<Kind, ReadonlySet<string>>>;

function readWords(operation: Operation, title: string, isPublished: boolean): OperationWords {
  const { id, summary, description, parameters, requestBody, responses } = operation;
  const words = (texts: readonly string[]) => new Set(texts.flatMap(splitWords));
  const name = words([id, summary, title]);
  const none = words([]);
  if (!isPublished) return { name, request: none, response: none, prose: none };
  const examples = requestBody?.examples.map((one) => one.summary) ?? [];
  const success = responses.filter(({ status }) => isSuccess(status));
  return {
    name,
    request: words([...parameters.map((one) => one.name), ...fieldNames(requestBody?.schema)]),
    response: words(success.flatMap(({ schema }) => fieldNames(schema))),
    prose: words([description, ...examples]),
  };
}

/** The names of all fields below a schema, and their enum values. */
function fieldNames(schema: Schema | undefined, above: readonly Schema[] = []): readonly string[] {
  if (!schema) return [];
  const inner = innerOf(schema);
  if (inner.kind === "enum") return inner.values.map(({ value }) => value);
  if (inner.kind !== "object" || above.includes(inner)) return [];
  return inner.properties.flatMap(({ name, schema: fieldSchema }) => [
    name,
    ...fieldNames(fieldSchema, [...above, inner]),
  ]);
}

/**
 * Whether a set has a word or, if the word has five letters or more, a longer one that starts with
 * it: "child" matches "children".
 */
function has(words: ReadonlySet<string>, word: string): boolean {
  return words.has(word) || (word.length > 4 && [...words].some((other) => other.startsWith(word)));
}
