import { vi } from "vitest";

/**
 * Returns a function that restores this process as it is now: real timers, original functions under mocks and stubbed globals, and
 * environment variables. Test files of a worker share it unless they are isolated.
 */
export function globalsRestorer(): () => void {
  const env = { ...process.env };
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    // Tests of React set it for themselves, some without a stub.
    Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT");
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
  };
}
