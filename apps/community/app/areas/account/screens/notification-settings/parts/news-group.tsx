import { SettingGroup } from "@grow/ui/input";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "../screen.module.css";
import type { ChoiceView } from "../view.ts";
import { NewsRow } from "./news-row.tsx";

/** Kinds of news that belong together, below the names of the ways that they can come. */
export function NewsGroup({ title, rows }: { title: ReactNode; rows: readonly ChoiceView[] }) {
  return (
    <SettingGroup title={title}>
      {/* Each box has its name, which is out of sight where these are in view. */}
      <div className={styles.heads} aria-hidden="true">
        <span>
          <Trans id="settings.news.site">On Grow</Trans>
        </span>
        <span>
          <Trans id="settings.news.mail">By email</Trans>
        </span>
      </div>
      <div>
        {rows.map((row) => (
          <NewsRow key={row.event} {...row} />
        ))}
      </div>
    </SettingGroup>
  );
}
