import { Note, Section, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { countWord } from "../../../../../shared/catalogue/count-words.ts";
import { Figures } from "./figures.tsx";
import { Seedbanks, Setups } from "./setups.tsx";
import { Shares } from "./shares.tsx";
import type { StatisticsView } from "./statistics-view.ts";

interface StatisticsProps {
  statistics: StatisticsView;
  /** Narrows the numbers to one room. */
  rooms: ReactNode;
}

/** Statistics of finished diaries: figures, germination, effects and tastes, comparisons of setups and seedbanks. */
export function Statistics({ statistics, rooms }: StatisticsProps) {
  const { i18n, t } = useLingui();
  const { growers, least, setups, brands } = statistics;
  const isEnough = growers >= least;
  return (
    <Stack gap={10}>
      <Section
        close
        title={<Trans id="strain.statistics">From real harvests</Trans>}
        count={growers > 0 ? countWord(i18n, "growers", growers) : undefined}
        action={rooms}
      >
        <Stack gap={6}>
          {isEnough ? null : (
            <Note>
              {t({
                id: "strain.statistics.tooFew",
                message: `Not enough harvests yet. Numbers show up from ${least} growers on, so that one doesn’t speak for all.`,
              })}
            </Note>
          )}
          <Figures {...statistics} missing={isEnough ? statistics.missing : []} />
        </Stack>
      </Section>
      {isEnough ? <Shares {...statistics} /> : null}
      {setups.length > 1 ? <Setups setups={setups} /> : null}
      {brands.length > 1 ? <Seedbanks brands={brands} /> : null}
    </Stack>
  );
}
