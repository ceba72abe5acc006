/** A thread that does one job after the other. */
export interface Thread<Job> {
  readonly post: (job: Job) => void;
  /** Ends it, whatever it is doing. Its end is told like any other. */
  readonly terminate: () => void;
}

/** What a thread tells. */
export interface ThreadEvents<Result> {
  readonly onReady: () => void;
  readonly onResult: (result: Result) => void;
  /** It does nothing any more. Told once. */
  readonly onEnd: (reason: string) => void;
}

export interface WorkerLaneOptions<Job, Result> {
  readonly start: (events: ThreadEvents<Result>) => Thread<Job>;
  /** Milliseconds that a job may take. */
  readonly patience: number;
  /** Milliseconds of any steady clock. */
  readonly now: () => number;
  /** Does something after so many milliseconds. Returns what prevents it. */
  readonly later: (task: () => void, milliseconds: number) => () => void;
  /** Told how many milliseconds a job took. */
  readonly onDone: (milliseconds: number) => void;
  /** Told when a thread has ended of itself. Another takes its place. */
  readonly onCrash: (reason: string) => void;
}

/** A thread that replaces itself, and the jobs that wait for it. */
export interface WorkerLane<Job, Result> {
  /**
   * A job whose thread ends is done again, once. Callers take turns: nobody waits for all that
   * another wants.
   * @throws when the thread ended again, or the job took too long
   */
  readonly add: (job: Job, caller: string) => Promise<Result>;
  /** Jobs that wait, and the one that is being done. */
  readonly load: () => number;
  readonly close: () => void;
}

interface Task<Job, Result> {
  readonly job: Job;
  readonly caller: string;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
  attempts: number;
  startedAt: number;
}

const ATTEMPTS = 2;
/** Milliseconds before a thread is started again that did not even start. */
const REST = 1000;

export function createWorkerLane<Job, Result>({
  start,
  patience,
  now,
  later,
  onDone,
  onCrash,
}: WorkerLaneOptions<Job, Result>): WorkerLane<Job, Result> {
  const waiting: Task<Job, Result>[] = [];
  let current: Task<Job, Result> | undefined;
  let lastCaller: string | undefined;
  let isReady = false;
  let isClosed = false;
  let stopClock = () => {};
  let thread = open();

  function open(): Thread<Job> {
    isReady = false;
    return start({ onReady, onResult, onEnd });
  }

  function onReady(): void {
    isReady = true;
    advance();
  }

  function advance(): void {
    if (!isReady || current) return;
    const next = takeNext();
    if (!next) return;
    current = next;
    lastCaller = next.caller;
    next.attempts += 1;
    next.startedAt = now();
    stopClock = later(() => {
      next.attempts = ATTEMPTS;
      thread.terminate();
    }, patience);
    thread.post(next.job);
  }

  /** Who waits longest of those who were not served just now; only then who was. */
  function takeNext(): Task<Job, Result> | undefined {
    const index = waiting.findIndex(({ caller }) => caller !== lastCaller);
    const [next] = waiting.splice(Math.max(0, index), 1);
    return next;
  }

  function onResult(result: Result): void {
    const done = takeCurrent();
    if (done) onDone(now() - done.startedAt);
    done?.resolve(result);
    advance();
  }

  function onEnd(reason: string): void {
    const interrupted = takeCurrent();
    if (isClosed) return;
    onCrash(reason);
    if (interrupted && interrupted.attempts < ATTEMPTS) waiting.unshift(interrupted);
    else interrupted?.reject(new Error(reason));
    if (isReady) {
      thread = open();
      return;
    }
    for (const task of waiting.splice(0)) task.reject(new Error(reason));
    stopClock = later(() => {
      thread = open();
    }, REST);
  }

  function takeCurrent(): Task<Job, Result> | undefined {
    stopClock();
    const taken = current;
    current = undefined;
    return taken;
  }

  return {
    add: (job, caller) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, caller, resolve, reject, attempts: 0, startedAt: 0 });
        advance();
      }),
    load: () => waiting.length + (current ? 1 : 0),
    close() {
      isClosed = true;
      stopClock();
      thread.terminate();
    },
  };
}
