import { operations } from "../../../contract/generated/operations.ts";
import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import type { OperationId } from "../../../contract/src/types.ts";
import { validateResponse } from "../../../contract/src/validate/validate-response.ts";
import { encodeText } from "../bytes/bytes.ts";
import type { ApiResponse, HeaderReader } from "../http/api-request.ts";
import type { Call } from "../operations/call.ts";

/** A request that has passed the checks of key, rate limit and contract. */
export interface PinnedRequest {
  /** Its path parameters, decoded: `{ locale: "en-GB" }`. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: HeaderReader;
}

/** An answer that is returned in place of an operation's own. */
export interface Pin {
  readonly operation: OperationId;
  /** Which requests of the operation it answers: all of them unless set. */
  readonly when?: (request: PinnedRequest) => boolean;
  /** 200 unless set. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The value that is sent as JSON. With a status that allows no body, nothing is sent. */
  readonly body: unknown;
  /** How many times it is returned; without limit unless set. */
  readonly times?: number;
  /** Accepts a body that the contract does not allow. */
  readonly unchecked?: boolean;
}

export interface Pins {
  /**
   * Pins an answer. When several match a request, the latest is used.
   * @returns a function that removes the pin
   * @throws {TypeError} listing the mistakes, when the contract does not allow the answer
   */
  readonly pin: (pin: Pin) => () => void;
  readonly clear: () => void;
  /** The pinned answer to a valid request; undefined when no pin matches. */
  readonly answer: (call: Call<unknown>) => ApiResponse | undefined;
}

/** One call of `pin`: the same pin can be pinned several times. */
interface Entry {
  readonly pin: Pin;
  /** How many more times it is returned. */
  left: number;
}

export function createPins(): Pins {
  let entries: readonly Entry[] = [];
  const remove = (entry: Entry) => {
    entries = entries.filter((one) => one !== entry);
  };
  return {
    pin(pin) {
      check(pin);
      const entry = { pin, left: pin.times ?? Number.POSITIVE_INFINITY };
      entries = [...entries, entry];
      return () => remove(entry);
    },
    clear() {
      entries = [];
    },
    answer({ operation, path, query, body, headers }) {
      const received = { path, query, body, headers };
      const fits = ({ pin }: Entry) =>
        pin.operation === operation && (pin.when === undefined || pin.when(received));
      const entry = entries.findLast(fits);
      if (!entry) return undefined;
      entry.left -= 1;
      if (entry.left === 0) remove(entry);
      const { pin } = entry;
      return {
        status: pin.status ?? 200,
        headers: pin.headers ?? {},
        parts: [encodeText(JSON.stringify(pin.body))],
        isShared: false,
      };
    },
  };
}

const SHOWN = 10;

function check({ operation, status = 200, body, times = 1, unchecked = false }: Pin): void {
  if (!Object.hasOwn(operations, operation)) {
    const nearest = nearestName(operation, Object.keys(operations));
    const hint = nearest === undefined ? "" : ` The nearest is ${nearest}.`;
    throw new TypeError(`There is no operation ${operation}.${hint}`);
  }
  if (!Number.isInteger(status) || status < 200 || status > 599) {
    throw new TypeError(`status must be an integer from 200 to 599; received ${status}.`);
  }
  if (!Number.isInteger(times) || times < 1) {
    throw new TypeError(`times must be a positive integer; received ${times}.`);
  }
  const violations = unchecked ? [] : validateResponse(operation, status, body);
  if (violations.length === 0) return;
  const more = violations.length - SHOWN;
  const lines = [
    `${operation} does not answer ${status} with this body; set unchecked to pin it all the same.`,
    ...violations.slice(0, SHOWN).map(({ message }) => message),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ];
  throw new TypeError(lines.join("\n"));
}
