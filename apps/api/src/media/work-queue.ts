/** Runs work on a few slots; what a person waits for goes before what can be done later. */
export interface WorkQueue {
  /** Somebody waits for it: may take every slot. */
  now<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Nobody waits for it: runs one at a time, and never while something urgent stands in line. */
  later<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves when nothing runs and nothing waits. */
  idle(): Promise<void>;
}

/**
 * @param slots how many pieces of work run at once; each picture being encoded keeps one core busy
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
