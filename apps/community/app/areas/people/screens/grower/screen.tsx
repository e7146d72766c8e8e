import { useFormats } from "@grow/i18n/react";
import { Note, Page, Stack } from "@grow/ui/foundation";
import { Tabs } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { GrowerActions } from "./parts/grower-actions.tsx";
import { GrowerFigures } from "./parts/grower-figures.tsx";
import { GrowerHead } from "./parts/grower-head.tsx";
import styles from "./screen.module.css";
import { GROWER_TABS } from "./tabs.ts";
import type { GrowerView } from "./view.ts";

interface GrowerScreenProps {
  grower: GrowerView;
  path: string;
  /** The active tab. */
  children: ReactNode;
}

/** A grower: who they are, what they have grown, and tabs with their things. */
export function GrowerScreen({ grower, path, children }: GrowerScreenProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { name, link, figures, counts } = grower;
  const labels = {
    "": t({ id: "grower.tab.diaries", message: "Diaries" }),
    reviews: t({ id: "grower.tab.reviews", message: "Reviews" }),
    activity: t({ id: "grower.tab.activity", message: "Activity" }),
    bookmarks: t({ id: "grower.tab.bookmarks", message: "Bookmarks" }),
    followers: t({ id: "grower.tab.followers", message: "Followers" }),
    following: t({ id: "grower.tab.following", message: "Following" }),
    shorts: t({ id: "grower.tab.shorts", message: "Shorts" }),
  };
  const numbers: Partial<Record<string, number>> = {
    [labels[""]]: figures.diaries,
    [labels.reviews]: counts.reviews,
    [labels.bookmarks]: counts.bookmarks,
    [labels.followers]: figures.followers,
    [labels.following]: counts.following,
    [labels.shorts]: counts.videos,
  };
  return (
    <Page>
      <div className={styles.head}>
        <GrowerHead grower={grower}>
          <GrowerActions grower={grower} />
        </GrowerHead>
        <GrowerFigures grower={grower} />
      </div>
      {grower.isSuspended ? (
        <Note tone="warn">
          <Trans id="grower.suspended">This account is suspended.</Trans>
        </Note>
      ) : null}
      {grower.isBlocked ? (
        <Note>
          <Trans id="grower.blocked">
            You blocked this grower. You can't follow each other or see each other's comments.
          </Trans>
        </Note>
      ) : null}
      <Stack gap={6}>
        <Tabs
          label={name}
          tabs={GROWER_TABS.links(link, path, labels).map((tab) => {
            const number = numbers[tab.label];
            return number === undefined ? tab : { ...tab, count: formats.compact(number) };
          })}
        />
        {children}
      </Stack>
    </Page>
  );
}
