/** Runs work in a few slots; urgent work goes before deferrable work. */
export interface WorkQueue {
  /** Urgent: may use every slot. */
  now<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Deferrable: runs one at a time, and never while urgent work is queued. */
  later<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves when nothing is running or queued. */
  idle(): Promise<void>;
}

/**
 * @param slots number of parallel tasks; each encoded picture keeps one core busy
 */
export function createWorkQueue(slots: number): WorkQueue {
  const urgent: (() => Promise<void>)[] = [];
  const patient: (() => Promise<void>)[] = [];
  let running = 0;
  let patientRunning = 0;
  let whenIdle: (() => void)[] = [];

  function next(): void {
    while (running < slots) {
      const work = urgent.shift();
      if (work) {
        start(work, false);
        continue;
      }
      const patientWork = patientRunning === 0 ? patient.shift() : undefined;
      if (!patientWork) break;
      start(patientWork, true);
    }
    if (running === 0) {
      for (const resolve of whenIdle) resolve();
      whenIdle = [];
    }
  }

  function start(work: () => Promise<void>, isPatient: boolean): void {
    running += 1;
    if (isPatient) patientRunning += 1;
    void work().finally(() => {
      running -= 1;
      if (isPatient) patientRunning -= 1;
      next();
    });
  }

  function enqueue<Result>(line: (() => Promise<void>)[], work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      line.push(() => work().then(resolve, reject));
      next();
    });
  }

  return {
    now: (work) => enqueue(urgent, work),
    later: (work) => enqueue(patient, work),
    idle: () => (running === 0 ? Promise.resolve() : new Promise((resolve) => whenIdle.push(resolve))),
  };
}
