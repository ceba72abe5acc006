import { hashText } from "../engine/base/random.ts";
import { createWorkerLane, type WorkerLaneOptions } from "./worker-lane.ts";

export interface WorkerPoolOptions<Job, Result>
  extends Omit<WorkerLaneOptions<Job, Result>, "onDone"> {
  readonly threads: number;
  /** Jobs that may wait for one thread. */
  readonly mostWaiting: number;
  /** Milliseconds that a job may be expected to wait, as jobs went lately. */
  readonly longestWait: number;
}

export interface WorkerPool<Job, Result> {
  /**
   * Has a job done.
   *
   * @param kin jobs of one kin go to the same thread, unless it has more to do than others
   * @returns undefined when too much is waiting already
   * @throws when the job ended two threads, or took too long
   */
  readonly run: (job: Job, kin: string) => Promise<Result> | undefined;
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
  longestWait,
  ...options
}: WorkerPoolOptions<Job, Result>): WorkerPool<Job, Result> {
  let average = FIRST_GUESS;
  const onDone = (milliseconds: number) => {
    average += WEIGHT * (milliseconds - average);
  };
  const lanes = Array.from({ length: threads }, () =>
    createWorkerLane<Job, Result>({ ...options, onDone }),
  );
  const shortest = () => lanes.reduce((a, b) => (b.load() < a.load() ? b : a));
  const laneFor = (kin: string) => {
    const own = lanes[hashText(kin) % lanes.length];
    return own && own.load() <= shortest().load() + 1 ? own : shortest();
  };
  return {
    run(job, kin) {
      const lane = laneFor(kin);
      const ahead = lane.load();
      if (ahead > mostWaiting || ahead * average > longestWait) return undefined;
      return lane.add(job);
    },
    load: () => lanes.reduce((sum, lane) => sum + lane.load(), 0),
    expectedWait: () => shortest().load() * average,
    close() {
      for (const lane of lanes) lane.close();
    },
  };
}
