import { Trans } from "@lingui/react/macro";
import type { PushState } from "../browser-push/push-state.ts";

/** Says whether push is on in this browser, or what to do for it. */
export function PushHelp({ state }: { state: PushState | null }) {
  if (state === null) {
    return (
      <>
        <Trans id="settings.push.text">Notifications while Grow is closed.</Trans>
        <noscript>
          {" "}
          <Trans id="settings.push.noScript">Turn on JavaScript to use them.</Trans>
        </noscript>
      </>
    );
  }
  if (state === "unknown") {
    return <Trans id="settings.push.unknown">This browser doesn't say whether push is on.</Trans>;
  }
  if (state === "unsupported") {
    return <Trans id="settings.push.unsupported">This browser doesn't support push. Try another one.</Trans>;
  }
  if (state === "install") {
    return (
      <Trans id="settings.push.install">
        Add Grow to your Home Screen first: tap Share, then Add to Home Screen. Open Grow from there and come
        back here.
      </Trans>
    );
  }
  if (state === "denied") {
    return (
      <Trans id="settings.push.denied">
        Your browser blocks notifications from Grow. Press the icon beside the address, allow notifications,
        and come back. In an installed app, allow them in your phone's settings.
      </Trans>
    );
  }
  return <Trans id="settings.push.isOff">Push is off.</Trans>;
}
