import { useFormats } from "@grow/i18n/react";
import { Section, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { clockTime } from "../../../../../shared/clock-time.ts";
import type { KeptDiary } from "../../../offline/worker/cache-pages.ts";
import { KEPT_LIST } from "../../../offline/worker/viewer-cache.ts";
import styles from "./saved-diaries.module.css";

/** The diaries that can be read here without a network, each with the moment at which it was fetched. */
export function KeptDiaries() {
  const { t } = useLingui();
  const { locale } = useFormats();
  const diaries = useKeptDiaries();
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
          {diaries.map(({ id, name, link, keptAt }) => {
            const time = clockTime(new Date(keptAt), locale);
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
function useKeptDiaries(): readonly KeptDiary[] | null {
  const [diaries, setDiaries] = useState<readonly KeptDiary[] | null>(null);
  useEffect(() => {
    if (!("caches" in window)) return;
    caches
      .match(KEPT_LIST, { ignoreVary: true })
      .then(async (list) => setDiaries(list ? ((await list.json()) as KeptDiary[]) : []))
      .catch(() => setDiaries([]));
  }, []);
  return diaries;
}
