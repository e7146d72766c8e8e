import { clockTime } from "@grow/app-kit/editor/clock-time.ts";
import type { Waiting } from "@grow/app-kit/offline/use-waiting.ts";
import { useFormats } from "@grow/i18n/react";
import { Note, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { WifiOff } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { barState } from "../bar-state.ts";
import { countWords } from "../count-words.ts";

interface OfflineBarProps {
  waiting: Waiting | null;
  isOffline: boolean;
  /** When the shown page was cached, if it comes from the cache. */
  cachedAt: number | null;
  /** The server has responded since. */
  isBack: boolean;
}

/** The bar above the page: offline, age of the cached page, contents of the outbox, and whether a decision is needed. */
export function OfflineBar({ waiting, isOffline, cachedAt, isBack }: OfflineBarProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { pathname } = useLocation();
  const said = barState({
    weeks: waiting?.weeks ?? [],
    uploads: waiting?.uploads ?? [],
    isOffline: isOffline || (waiting?.isCut ?? false),
    cachedAt,
    isBack,
  });
  // A cached page is marked as such, even after the connection is back.
  const state = said ?? (cachedAt === null ? null : { isCut: false, files: 0, weeks: 0, stuck: 0 });
  if (!state) return null;
  const time = cachedAt === null ? "" : clockTime(new Date(cachedAt), formats.locale);
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
          {cachedAt === null
            ? null
            : t({ id: "offline.bar.kept", message: `Showing the copy from ${time}.` })}{" "}
          {things === ""
            ? null
            : state.isCut
              ? t({ id: "offline.bar.waits", message: `Queued until you're online: ${things}.` })
              : t({ id: "offline.bar.sending", message: `Sending: ${things}.` })}{" "}
          {state.stuck > 0 ? (
            <Trans id="offline.bar.stuck">Something didn't send. Choose what to do.</Trans>
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
