import type { Waiting } from "@grow/app-kit/offline/use-waiting.ts";
import { useFormats } from "@grow/i18n/react";
import { Note, TextLink } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { WifiOff } from "lucide-react";
import { paths } from "../../../paths.ts";
import { clockTime } from "../../../shared/clock-time.ts";
import { barState } from "../bar-state.ts";
import { countWords } from "../count-words.ts";

interface OfflineBarProps {
  waiting: Waiting | null;
  isOffline: boolean;
  /** When the shown page was fetched, if it is a kept one. */
  keptAt: number | null;
}

/** Above the page: that there is no connection, how old the page is, what waits to be sent, what needs an answer. */
export function OfflineBar({ waiting, isOffline, keptAt }: OfflineBarProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { pathname } = useLocation();
  const state = barState({
    weeks: waiting?.weeks ?? [],
    uploads: waiting?.uploads ?? [],
    isOffline: isOffline || (waiting?.isCut ?? false),
    keptAt,
  });
  if (!state) return null;
  const time = keptAt === null ? "" : clockTime(new Date(keptAt), formats.locale);
  const things = countWords(i18n, formats, state);
  return (
    <div role="status">
      <Note tone={state.stuck > 0 ? "bad" : "warn"} icon={state.isCut ? WifiOff : undefined} banner>
        <p>
          {state.isCut ? (
            <b>
              <Trans id="offline.bar.cut">You are offline.</Trans>
            </b>
          ) : null}{" "}
          {keptAt === null
            ? null
            : t({ id: "offline.bar.kept", message: `This page is as it was at ${time}.` })}{" "}
          {things === ""
            ? null
            : state.isCut
              ? t({ id: "offline.bar.waits", message: `Waiting for the network: ${things}.` })
              : t({ id: "offline.bar.sending", message: `On the way to the server: ${things}.` })}{" "}
          {state.stuck > 0 ? (
            <Trans id="offline.bar.stuck">Something could not be sent and needs your answer.</Trans>
          ) : null}{" "}
          {(things !== "" || state.stuck > 0) && pathname !== paths.offline() ? (
            <TextLink href={paths.offline()}>
              <Trans id="offline.bar.show">Show</Trans>
            </TextLink>
          ) : null}
        </p>
      </Note>
    </div>
  );
}
