import { clockTime } from "@grow/app-kit/editor/clock-time.ts";
import { useFormats } from "@grow/i18n/react";
import { Section, Stack, TextLink } from "@grow/ui/foundation";
import { Switch } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { storeKeepsBookmarks, useKeepsBookmarks } from "../../../offline/keeps-bookmarks.ts";
import type { CachedDiary } from "../../../offline/worker/cache-pages.ts";
import { CACHE_REFRESHED } from "../../../offline/worker/page-message.ts";
import { DIARY_LIST } from "../../../offline/worker/viewer-cache.ts";
import styles from "./saved-diaries.module.css";

/** The diaries that can be read here without a network, each with the moment at which it was fetched. */
export function CachedDiaries({ userId }: { userId: number }) {
  const { t } = useLingui();
  const diaries = useCachedDiaries();
  if (diaries === null) return null;
  return (
    <>
      <Section close title={t({ id: "offline.kept", message: "Your diaries on this device" })}>
        <DiaryList diaries={diaries.filter(({ isBookmark }) => !isBookmark)}>
          <Trans id="offline.kept.none">
            None yet. Your diaries are saved here automatically when you're online.
          </Trans>
        </DiaryList>
      </Section>
      <Bookmarks userId={userId} diaries={diaries.filter(({ isBookmark }) => isBookmark)} />
    </>
  );
}

interface DiaryListProps {
  diaries: readonly CachedDiary[];
  /** Text of the empty list. */
  children: ReactNode;
}

function DiaryList({ diaries, children }: DiaryListProps) {
  const { t } = useLingui();
  const { locale } = useFormats();
  if (diaries.length === 0) return <p>{children}</p>;
  return (
    <ul className={styles.list}>
      {diaries.map(({ id, name, link, cachedAt }) => {
        const time = clockTime(new Date(cachedAt), locale);
        return (
          <li key={id}>
            <Stack gap={1}>
              <TextLink href={link}>{name}</TextLink>
              <span className={styles.time}>{t({ id: "offline.kept.time", message: `Saved ${time}` })}</span>
            </Stack>
          </li>
        );
      })}
    </ul>
  );
}

/** Bookmarked diaries take space on the device, so they are saved there on request only. */
function Bookmarks({ userId, diaries }: { userId: number; diaries: readonly CachedDiary[] }) {
  const { t } = useLingui();
  const isKept = useKeepsBookmarks(userId);
  return (
    <Section close title={t({ id: "offline.bookmarks", message: "Bookmarks on this device" })}>
      <Stack gap={4}>
        <Switch
          checked={isKept}
          onChange={(event) => storeKeepsBookmarks(userId, event.currentTarget.checked)}
          detail={t({
            id: "offline.bookmarks.detail",
            message: "Saves up to 12 bookmarked diaries with their photos",
          })}
        >
          <Trans id="offline.bookmarks.keep">Read bookmarks offline</Trans>
        </Switch>
        {isKept ? (
          <DiaryList diaries={diaries}>
            <Trans id="offline.bookmarks.none">None yet. They're saved here when you're online.</Trans>
          </DiaryList>
        ) : null}
      </Stack>
    </Section>
  );
}

/** Null without storage, or while loading. */
function useCachedDiaries(): readonly CachedDiary[] | null {
  const [diaries, setDiaries] = useState<readonly CachedDiary[] | null>(null);
  useEffect(() => {
    if (!("caches" in window)) return undefined;
    const read = () =>
      void caches
        .match(DIARY_LIST, { ignoreVary: true })
        .then(async (list) => setDiaries(list ? ((await list.json()) as CachedDiary[]) : []))
        .catch(() => setDiaries([]));
    read();
    const hear = ({ data }: MessageEvent) => {
      if (data === CACHE_REFRESHED) read();
    };
    navigator.serviceWorker?.addEventListener("message", hear);
    return () => navigator.serviceWorker?.removeEventListener("message", hear);
  }, []);
  return diaries;
}
