import { LinkButton, Plate } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import type { HomeView } from "../view.ts";
import styles from "./award.module.css";

/** The awards of the season: an invitation to vote, afterwards a link. */
export function Award({ award: { title, href, isOpen } }: { award: NonNullable<HomeView["award"]> }) {
  return (
    <section className={styles.award}>
      <Plate>
        <div className={styles.row}>
          <div>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>
              {isOpen ? (
                <Trans id="home.award.open">Diary, photo, strain and lamp of the year: you decide.</Trans>
              ) : (
                <Trans id="home.award.closed">
                  Diary, photo, strain and lamp of the year, chosen by growers.
                </Trans>
              )}
            </p>
          </div>
          <LinkButton look={isOpen ? "primary" : "outline"} icon={ArrowRight} href={href}>
            {isOpen ? (
              <Trans id="home.award.vote">Vote now</Trans>
            ) : (
              <Trans id="home.award.see">See the awards</Trans>
            )}
          </LinkButton>
        </div>
      </Plate>
    </section>
  );
}
