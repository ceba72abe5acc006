import { hashText } from "../../engine/base/random.ts";
import { createWorkerSlot, type WorkerSlotOptions } from "./worker-slot.ts";

export interface WorkerPoolOptions<Job, Result>
  extends Omit<WorkerSlotOptions<Job, Result>, "onDone"> {
  readonly threads: number;
  /** Jobs that may wait for one thread. */
  readonly mostWaiting: number;
  /** How much of what may wait, and of the longest wait, one caller can use up: the rest is there for others. */
  readonly share: number;
}

export interface WorkerPool<Job, Result> {
  /**
   * Has a job done.
   *
   * @param kin jobs of one kin go to the same thread, unless it has more to do than others
   * @param caller whom it is for
   * @returns undefined when too much is waiting already, in all or for the caller
   * @throws {WaitedTooLong} when the job has not begun in time
   * @throws when the job ended two threads, or took too long
   */
  readonly run: (job: Job, kin: string, caller: string) => Promise<Result> | undefined;
  /** Jobs that wait or are being done. */
  readonly load: () => number;
  /** Milliseconds that another job is expected to wait. */
  readonly expectedWait: () => number;
  readonly close: () => void;
}

/** What a job takes before one has been measured, in milliseconds; how much the last one counts. */
const FIRST_GUESS = 50;
const WEIGHT = 0.1;

/** Threads, each with a bounded line of jobs before it. */
export function createWorkerPool<Job, Result>({
  threads,
  mostWaiting,
  share,
  ...options
}: WorkerPoolOptions<Job, Result>): WorkerPool<Job, Result> {
  /** Jobs of each caller that wait or are being done. */
  const open = new Map<string, number>();
  let average = FIRST_GUESS;
  const onDone = (milliseconds: number) => {
    average += WEIGHT * (milliseconds - average);
  };
  const slots = Array.from({ length: threads }, () =>
    createWorkerSlot<Job, Result>({ ...options, onDone }),
  );
  const shortest = () => slots.reduce((a, b) => (b.load() < a.load() ? b : a));
  const slotFor = (kin: string) => {
    const own = slots[hashText(kin) % slots.length];
    return own && own.load() <= shortest().load() + 1 ? own : shortest();
  };
  /** As jobs went lately. */
  const isTooLong = (jobs: number, part: number) => jobs * average > options.longestWait * part;
  const count = (caller: string, change: number) => {
    const jobs = (open.get(caller) ?? 0) + change;
    if (jobs > 0) open.set(caller, jobs);
    else open.delete(caller);
  };
  return {
    run(job, kin, caller) {
      const slot = slotFor(kin);
      const own = (open.get(caller) ?? 0) / threads;
      if (slot.load() > mostWaiting || own > mostWaiting * share) return undefined;
      if (isTooLong(slot.ahead(caller), 1) || isTooLong(own, share)) return undefined;
      count(caller, 1);
      return slot.add(job, caller).finally(() => count(caller, -1));
    },
    load: () => slots.reduce((sum, slot) => sum + slot.load(), 0),
    expectedWait: () => shortest().load() * average,
    close() {
      for (const slot of slots) slot.close();
    },
  };
}
