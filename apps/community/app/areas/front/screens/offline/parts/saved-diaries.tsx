import { useFormats } from "@grow/i18n/react";
import { Section, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { clockTime } from "../../../../../shared/clock-time.ts";
import type { CachedDiary } from "../../../offline/worker/cache-pages.ts";
import { DIARY_LIST } from "../../../offline/worker/viewer-cache.ts";
import styles from "./saved-diaries.module.css";

/** The diaries that can be read here without a network, each with the moment at which it was fetched. */
export function CachedDiaries() {
  const { t } = useLingui();
  const { locale } = useFormats();
  const diaries = useCachedDiaries();
  if (diaries === null) return null;
  return (
    <Section close title={t({ id: "offline.kept", message: "Your diaries on this device" })}>
      {diaries.length === 0 ? (
        <p>
          <Trans id="offline.kept.none">
            None yet. Your diaries are saved here automatically when you're online.
          </Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {diaries.map(({ id, name, link, cachedAt }) => {
            const time = clockTime(new Date(cachedAt), locale);
            return (
              <li key={id}>
                <Stack gap={1}>
                  <TextLink href={link}>{name}</TextLink>
                  <span className={styles.time}>
                    {t({ id: "offline.kept.time", message: `Saved ${time}` })}
                  </span>
                </Stack>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}

/** Null where the browser keeps nothing, or has not answered yet. */
function useCachedDiaries(): readonly CachedDiary[] | null {
  const [diaries, setDiaries] = useState<readonly CachedDiary[] | null>(null);
  useEffect(() => {
    if (!("caches" in window)) return;
    caches
      .match(DIARY_LIST, { ignoreVary: true })
      .then(async (list) => setDiaries(list ? ((await list.json()) as CachedDiary[]) : []))
      .catch(() => setDiaries([]));
  }, []);
  return diaries;
}
