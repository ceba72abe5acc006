import type { Contract, Operation, Schema } from "../../../contract/src/model.ts";
import { isSuccess } from "../../../site/src/reference/is-success.ts";
import { innerOf } from "../../../site/src/reference/plan-reference.ts";
import { contractWords, splitWords } from "../input/task-words.ts";

/** The weight of a word, by where an operation has it. */
const WEIGHTS = { name: 4, takes: 2, answers: 1, tells: 0.5 } as const;
const KINDS = Object.keys(WEIGHTS) as readonly (keyof typeof WEIGHTS)[];

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
  const wanted = contractWords(task);
  const texts = contract.specifications.flatMap(({ title, published, operations }) =>
    operations.map((operation) => ({
      operation,
      published,
      words: textsOf(operation, title, published),
    })),
  );
  const isPublished = (word: string) =>
    texts.some(({ published, words }) => published && has(words.name, word));
  const having = (kind: keyof typeof WEIGHTS, word: string) =>
    texts.filter(({ published, words }) => published && has(words[kind], word)).length || 1;
  const worths = new Map(
    wanted.map((word) => [word, KINDS.map((kind) => WEIGHTS[kind] / having(kind, word))] as const),
  );
  return texts
    .map(({ operation, published, words }) => {
      const scores = wanted.map((word) => {
        if (!published && isPublished(word)) return 0;
        const found = KINDS.map((kind, index) =>
          has(words[kind], word) ? (worths.get(word)?.[index] ?? 0) : 0,
        );
        return Math.max(0, ...found);
      });
      return { operation, score: scores.reduce((sum, score) => sum + score, 0) };
    })
    .sort((a, b) => b.score - a.score);
}

/** The best API's score must be at least this many times any other's. */
const AHEAD = 1.5;
/** Minimum score of the best operation: more than a request field that two share. */
const LEAST = 1.25;
/** Operations of one API are meant together if the best score is at most this many times theirs. */
const TOGETHER = 1.25;

/** The operations that a task clearly refers to: one, several of one API, or none. */
export function clearOperations(scored: readonly ScoredOperation[]): readonly Operation[] {
  const [best] = scored;
  if (!best || best.score < LEAST) return [];
  const { specification } = best.operation;
  const other = scored.find(({ operation }) => operation.specification !== specification);
  if (best.score < (other?.score ?? 0) * AHEAD) return [];
  return scored
    .filter(
      ({ operation, score }) =>
        operation.specification === specification && score * TOGETHER >= best.score,
    )
    .map(({ operation }) => operation);
}

type OperationWords = Readonly<Record<keyof typeof WEIGHTS, ReadonlySet<string>>>;

function textsOf(operation: Operation, title: string, isPublished: boolean): OperationWords {
  const { id, summary, description, parameters, requestBody, responses } = operation;
  const words = (texts: readonly string[]) => new Set(texts.flatMap(splitWords));
  const name = words([id, summary, title]);
  const none = words([]);
  if (!isPublished) return { name, takes: none, answers: none, tells: none };
  const examples = requestBody?.examples.map((one) => one.summary) ?? [];
  const success = responses.filter(({ status }) => isSuccess(status));
  return {
    name,
    takes: words([...parameters.map((one) => one.name), ...namesIn(requestBody?.schema)]),
    answers: words(success.flatMap(({ schema }) => namesIn(schema))),
    tells: words([description, ...examples]),
  };
}

/** The names of all fields below a schema, and their enum values. */
function namesIn(schema: Schema | undefined, above: readonly Schema[] = []): readonly string[] {
  if (!schema) return [];
  const inner = innerOf(schema);
  if (inner.kind === "enum") return inner.values.map(({ value }) => value);
  if (inner.kind !== "object" || above.includes(inner)) return [];
  return inner.properties.flatMap(({ name, schema: below }) => [
    name,
    ...namesIn(below, [...above, inner]),
  ]);
}

/**
 * Whether a set has a word or, if the word has five letters or more, a longer one that starts with
 * it: "child" matches "children".
 */
function has(words: ReadonlySet<string>, word: string): boolean {
  return words.has(word) || (word.length > 4 && [...words].some((own) => own.startsWith(word)));
}
