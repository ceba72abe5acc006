import { hashText } from "../../engine/base/random.ts";
import { createWorkerSlot, type WorkerSlotOptions } from "./worker-slot.ts";

export interface WorkerPoolOptions<Job, Result>
  extends Omit<WorkerSlotOptions<Job, Result>, "onDone"> {
  readonly threads: number;
  /** Maximum number of jobs waiting for one thread. */
  readonly maxWaiting: number;
  /** Share of the queue and of the longest wait that one caller can use; the rest is for others. */
  readonly share: number;
}

export interface WorkerPool<Job, Result> {
  /**
   * Runs a job.
   *
   * @param affinityKey jobs with the same one go to the same thread, unless it is busier than others
   * @param caller the caller that it is for
   * @returns undefined if too many jobs are waiting, in total or for the caller
   * @throws {QueueTimeout} if the job did not start in time
   * @throws if the job ended two threads, or took too long
   */
  readonly run: (job: Job, affinityKey: string, caller: string) => Promise<Result> | undefined;
  /** Number of jobs that are waiting or running. */
  readonly load: () => number;
  /** Expected wait of another job, in milliseconds. */
  readonly expectedWait: () => number;
  readonly close: () => void;
}

/** Average time of a job before any is measured, in milliseconds; weight of the latest in it. */
const FIRST_GUESS = 50;
const WEIGHT = 0.1;

/** Threads, each with a bounded queue of jobs. */
export function createWorkerPool<Job, Result>({
  threads,
  maxWaiting,
  share,
  ...options
}: WorkerPoolOptions<Job, Result>): WorkerPool<Job, Result> {
  /** Number of jobs of each caller that are waiting or running. */
  const open = new Map<string, number>();
  let average = FIRST_GUESS;
  const onDone = (milliseconds: number) => {
    average += WEIGHT * (milliseconds - average);
  };
  const slots = Array.from({ length: threads }, () =>
    createWorkerSlot<Job, Result>({ ...options, onDone }),
  );
  const shortest = () => slots.reduce((a, b) => (b.load() < a.load() ? b : a));
  const slotFor = (affinityKey: string) => {
    const own = slots[hashText(affinityKey) % slots.length];
    return own && own.load() <= shortest().load() + 1 ? own : shortest();
  };
  /** Judging by recent jobs. */
  const isTooLong = (jobs: number, part: number) => jobs * average > options.maxWaitMs * part;
  const count = (caller: string, change: number) => {
    const jobs = (open.get(caller) ?? 0) + change;
    if (jobs > 0) open.set(caller, jobs);
    else open.delete(caller);
  };
  return {
    run(job, affinityKey, caller) {
      const slot = slotFor(affinityKey);
      const own = (open.get(caller) ?? 0) / threads;
      if (slot.load() > maxWaiting || own > maxWaiting * share) return undefined;
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
