import { useFormats } from "@grow/i18n/react";
import { Section, Stack, TextLink } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { KeptDiary } from "../../../../offline/worker/keep-own.ts";
import { KEPT_LIST } from "../../../../offline/worker/own-cache.ts";
import { clockTime } from "../../../../shared/clock-time.ts";
import styles from "./kept-diaries.module.css";

/** The diaries that can be read here without a network, each with the moment at which it was fetched. */
export function KeptDiaries() {
  const { t } = useLingui();
  const { locale } = useFormats();
  const diaries = useKeptDiaries();
  if (diaries === null) return null;
  return (
    <Section close title={t({ id: "offline.kept", message: "Your diaries here" })}>
      {diaries.length === 0 ? (
        <p>
          <Trans id="offline.kept.none">
            None yet. Your own diaries are kept by themselves while you are online.
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
                    {t({ id: "offline.kept.time", message: `As it was at ${time}` })}
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
