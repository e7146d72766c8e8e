import { Icon, VisuallyHidden } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import styles from "../screen.module.css";
import { NoWay } from "./no-way.tsx";
import { type Way, wayName } from "./way-words.ts";

/** Emails about the account, which nobody can turn off. */
export function AccountGroup({ ways }: { ways: readonly Way[] }) {
  return (
    <section>
      <h3 className={styles.topic}>
        <Trans id="settings.news.account">Your account</Trans>
      </h3>
      <LockedRow
        ways={ways}
        name={<Trans id="settings.news.security">Password, email and sign-in</Trans>}
        reason={
          <Trans id="settings.news.security.help">Always on, so you notice changes you didn't make</Trans>
        }
      />
      <LockedRow
        ways={ways}
        name={<Trans id="settings.news.invoices">Invoices</Trans>}
        reason={<Trans id="settings.news.invoices.help">Always on, so you have one for every order</Trans>}
      />
    </section>
  );
}

interface LockedRowProps {
  ways: readonly Way[];
  name: ReactNode;
  reason: ReactNode;
}

function LockedRow({ ways, name, reason }: LockedRowProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span>{name}</span>
        <p>{reason}</p>
      </div>
      {ways.map((way) =>
        way === "mail" ? (
          <span key={way} className={styles.lock}>
            <Icon of={Lock} />
            <VisuallyHidden>{wayName(i18n, way)}</VisuallyHidden>
          </span>
        ) : (
          <NoWay key={way} />
        ),
      )}
    </div>
  );
}
