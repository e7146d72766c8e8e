import { Button, Note, useHydrated } from "@grow/ui/foundation";
import { SettingRow } from "@grow/ui/input";
import { Trans } from "@lingui/react/macro";
import { BellRing } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type PushControl, usePush } from "../browser-push/use-push.ts";
import type { DeviceView } from "../device-view.ts";
import { DeviceDates, DeviceName, deviceIcon, ThisDevice } from "./device-name.tsx";
import { PushHelp } from "./push-help.tsx";
import { PushSheet } from "./push-sheet.tsx";

export interface PushRowProps {
  userId: number;
  serverKey: string;
  current: DeviceView | null;
  /** The form that removes it, which works without scripts. */
  remove: ReactNode;
}

/** Push in this browser: on, off, or why it is not possible. */
export function PushRow({ userId, serverKey, current, remove }: PushRowProps) {
  const push = usePush(userId, serverKey, current?.id ?? null);
  const [isAsking, setAsking] = useState(false);
  const { state, hasFailed, isBusy } = push;
  return (
    <>
      <SettingRow
        icon={deviceIcon(current)}
        title={
          current ? (
            <>
              <DeviceName device={current} /> <ThisDevice />
            </>
          ) : (
            <Trans id="settings.sessions.current">This device</Trans>
          )
        }
        help={
          current && (state === "on" || state === null) ? (
            <DeviceDates device={current} />
          ) : (
            <PushHelp state={state} />
          )
        }
      >
        <PushButton
          push={push}
          isNamed={current?.is_named ?? false}
          remove={remove}
          onAsk={() => setAsking(true)}
        />
        <PushSheet
          open={isAsking}
          isBusy={isBusy}
          onClose={() => setAsking(false)}
          onTurnOn={(isNamed) => void push.turnOn(isNamed).then(() => setAsking(false))}
        />
      </SettingRow>
      {hasFailed ? (
        <Note tone="bad" urgent>
          <Trans id="settings.push.failed">That didn't work. Check your connection and try again.</Trans>
        </Note>
      ) : null}
    </>
  );
}

interface PushButtonProps {
  push: PushControl;
  isNamed: boolean;
  remove: ReactNode;
  onAsk: () => void;
}

function PushButton({ push, isNamed, remove, onAsk }: PushButtonProps) {
  const { state, isBusy, turnOn, turnOff, check } = push;
  const isHydrated = useHydrated();
  if (state === "on") {
    return (
      <>
        <Button look="quiet" size="small" busy={isBusy} onClick={() => void turnOn(!isNamed)}>
          {isNamed ? (
            <Trans id="settings.push.hideNames">Hide names</Trans>
          ) : (
            <Trans id="settings.push.showNames">Show names</Trans>
          )}
        </Button>
        <Button look="outline" size="small" busy={isBusy} onClick={() => void turnOff()}>
          <Trans id="settings.push.off">Turn off</Trans>
        </Button>
      </>
    );
  }
  if (state === "denied" || state === "unknown") {
    return (
      <>
        <Button look="outline" size="small" onClick={() => void check()}>
          <Trans id="settings.push.check">Check again</Trans>
        </Button>
        {remove}
      </>
    );
  }
  if (state === "unsupported" || state === "install") return remove;
  if (state === null && remove) return remove;
  return (
    <Button
      look="primary"
      icon={BellRing}
      busy={isBusy}
      disabled={!isHydrated || state === null}
      onClick={onAsk}
      aria-haspopup="dialog"
    >
      <Trans id="settings.push.on">Turn on push</Trans>
    </Button>
  );
}
