import { useRevalidator } from "@remix-run/react";
import { startTransition, useCallback, useEffect, useState } from "react";
import { readPushBrowser, turnOffPush, turnOnPush } from "./browser-push.ts";
import { type PushBrowser, type PushState, pushState } from "./push-state.ts";

export interface PushControl {
  /** Null until the browser was looked at. */
  state: PushState | null;
  isBusy: boolean;
  hasFailed: boolean;
  /** Also changes the texts of a browser that is on already. */
  turnOn(isNamed: boolean): Promise<void>;
  turnOff(): Promise<void>;
  /** Looks at the browser again. */
  check(): Promise<void>;
}

/** Push in this browser. @param deviceId - its place on the list of the server; null if it is not there */
export function usePush(userId: number, serverKey: string, deviceId: number | null): PushControl {
  const { revalidate, state: loading } = useRevalidator();
  const [browser, setBrowser] = useState<PushBrowser | "unknown" | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const check = useCallback(async () => setBrowser(await readPushBrowser()), []);
  useEffect(() => {
    const look = () => void check();
    look();
    // Permissions are changed in another place of the browser.
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [check]);

  const run = async (work: () => Promise<unknown>) => {
    setRunning(true);
    setFailed(false);
    try {
      await work();
    } catch (error) {
      console.warn(error);
      setFailed(true);
    }
    await check();
    // Busy until the server's list is here: before, the browser and the list do not fit together.
    startTransition(() => {
      revalidate();
      setRunning(false);
    });
  };

  return {
    state: browser && pushState(browser, serverKey, deviceId !== null),
    isBusy: isRunning || loading === "loading",
    ...{ hasFailed, check },
    turnOn: (isNamed) => run(() => turnOnPush(userId, serverKey, isNamed)),
    turnOff: () => run(async () => deviceId !== null && (await turnOffPush(userId, deviceId))),
  };
}
