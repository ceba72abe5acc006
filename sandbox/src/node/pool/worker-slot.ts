import { createFairQueue } from "./fair-queue.ts";

/** A thread that does one job at a time. */
export interface Thread<Job> {
  readonly post: (job: Job) => void;
  /** Milliseconds of processor time used; undefined when unknown. */
  readonly used: () => number | undefined;
  /** Terminates it, whatever it is doing; reported like any other exit. */
  readonly terminate: () => void;
}

/** The events of a thread. */
export interface ThreadEvents<Result> {
  readonly onReady: () => void;
  readonly onResult: (result: Result) => void;
  /** The thread has ended. Called once. */
  readonly onEnd: (reason: string) => void;
}

export interface WorkerSlotOptions<Job, Result> {
  readonly start: (events: ThreadEvents<Result>) => Thread<Job>;
  /** Limit of a job in milliseconds of CPU time; of wall-clock time if that is unknown. */
  readonly timeout: number;
  /** Milliseconds that a job may wait before it starts. */
  readonly maxWaitMs: number;
  /** Milliseconds of any monotonic clock. */
  readonly now: () => number;
  /** Runs a task after the given milliseconds. Returns a function that cancels it. */
  readonly later: (task: () => void, milliseconds: number) => () => void;
  /** Called with the milliseconds that a job took. */
  readonly onDone: (milliseconds: number) => void;
  /** Called when a thread has ended, by a crash or a timeout. Another takes its place. */
  readonly onCrash: (reason: string) => void;
}

/** A thread that is replaced when it ends, and its queue of jobs. */
export interface WorkerSlot<Job, Result> {
  /**
   * A job whose thread ends is retried once. Callers take turns, so none waits for all jobs of
   * another.
   * @throws {QueueTimeout} if it did not start in time
   * @throws if the thread ended again, or the job took too long
   */
  readonly add: (job: Job, caller: string) => Promise<Result>;
  /** Number of jobs that are waiting or running. */
  readonly load: () => number;
  /** Number of jobs that would run before a new one of this caller. */
  readonly ahead: (caller: string) => number;
  readonly close: () => void;
}

/** A job did not start within the time that it may wait. */
export class QueueTimeout extends Error {}

interface Task<Job, Result> {
  readonly job: Job;
  readonly caller: string;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
  readonly stopWaiting: () => void;
  attempts: number;
  startedAt: number;
}

const ATTEMPTS = 2;
/** Wall-clock limit as a multiple of the CPU limit, for a thread that is starved or stuck. */
const WALL_CLOCK_FACTOR = 10;
/** Milliseconds before retrying a thread that failed to start. */
const RESTART_DELAY_MS = 1000;

export function createWorkerSlot<Job, Result>({
  start,
  timeout,
  maxWaitMs,
  now,
  later,
  onDone,
  onCrash,
}: WorkerSlotOptions<Job, Result>): WorkerSlot<Job, Result> {
  const waiting = createFairQueue<Task<Job, Result>>();
  let current: Task<Job, Result> | undefined;
  let interrupted: Task<Job, Result> | undefined;
  let isReady = false;
  let isClosed = false;
  let stopClock = () => {};
  let thread = open();

  function open(): Thread<Job> {
    return start({ onReady, onResult, onEnd });
  }

  function onReady(): void {
    isReady = true;
    advance();
  }

  function advance(): void {
    if (!isReady || current) return;
    const next = interrupted ?? waiting.take();
    interrupted = undefined;
    if (!next) return;
    next.stopWaiting();
    current = next;
    next.attempts += 1;
    next.startedAt = now();
    watch(next, thread.used());
    thread.post(next.job);
  }

  /** Limits CPU time, because a job is not to blame if its thread is starved. */
  function watch(task: Task<Job, Result>, before: number | undefined): void {
    const used = thread.used();
    const passed = now() - task.startedAt;
    const worked = used === undefined || before === undefined ? passed : used - before;
    const remaining = Math.min(timeout - worked, WALL_CLOCK_FACTOR * timeout - passed);
    if (remaining > 0) {
      stopClock = later(() => watch(task, before), remaining);
      return;
    }
    task.attempts = ATTEMPTS;
    thread.terminate();
  }

  function wait(task: Omit<Task<Job, Result>, "stopWaiting">): void {
    const stopWaiting = later(() => {
      waiting.remove(waits, task.caller);
      task.reject(new QueueTimeout(`A job has waited for ${maxWaitMs} ms.`));
    }, maxWaitMs);
    const waits = { ...task, stopWaiting };
    waiting.add(waits, task.caller);
  }

  function onResult(result: Result): void {
    const done = takeCurrent();
    if (done) onDone(now() - done.startedAt);
    done?.resolve(result);
    advance();
  }

  function onEnd(reason: string): void {
    const ended = takeCurrent();
    if (isClosed) return;
    onCrash(reason);
    if (ended && ended.attempts < ATTEMPTS) interrupted = ended;
    else ended?.reject(new Error(reason));
    if (isReady) {
      isReady = false;
      thread = open();
      return;
    }
    for (const task of [interrupted, ...waiting.clear()]) {
      task?.stopWaiting();
      task?.reject(new Error(reason));
    }
    interrupted = undefined;
    stopClock = later(() => {
      thread = open();
    }, RESTART_DELAY_MS);
  }

  function underWay(): number {
    return (current ? 1 : 0) + (interrupted ? 1 : 0);
  }

  function takeCurrent(): Task<Job, Result> | undefined {
    stopClock();
    const finished = current;
    current = undefined;
    return finished;
  }

  return {
    add: (job, caller) =>
      new Promise((resolve, reject) => {
        wait({ job, caller, resolve, reject, attempts: 0, startedAt: 0 });
        advance();
      }),
    load: () => waiting.size() + underWay(),
    ahead: (caller) => waiting.ahead(caller) + underWay(),
    close() {
      isClosed = true;
      stopClock();
      for (const { stopWaiting } of waiting.clear()) stopWaiting();
      thread.terminate();
    },
  };
}
