import { Icon, Note, TextLink } from "@grow/ui/foundation";
import { SettingGroup } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../../paths.ts";
import type { Sent } from "../../../shared/settings/own-settings.ts";
import { SettingsForm } from "../../../shared/settings/settings-page.tsx";
import styles from "../screen.module.css";
import type { NotificationsView } from "../view.ts";
import { AccountGroup } from "./account-group.tsx";
import { NewsGroup } from "./news-group.tsx";
import { WAYS, wayHelp, wayIcon, wayName } from "./way-words.ts";

export interface NewsFormProps extends Pick<NotificationsView, "groups" | "email" | "isConfirmed"> {
  hasDigest: boolean;
  hasPush: boolean;
  sent: Sent | undefined;
}

/** The ways of each event. */
export function NewsForm({ groups, email, isConfirmed, hasDigest, hasPush, sent }: NewsFormProps) {
  const { i18n } = useLingui();
  const ways = WAYS.filter((way) => (way === "digest" ? hasDigest : way !== "push" || hasPush));
  return (
    <SettingGroup title={<Trans id="settings.news.what">What you hear about</Trans>}>
      <dl className={styles.legend}>
        {ways.map((way) => (
          <div key={way}>
            <dt>
              <Icon of={wayIcon(way)} /> {wayName(i18n, way)}
            </dt>
            <dd>{wayHelp(i18n, way)}</dd>
          </div>
        ))}
      </dl>
      <EmailNote email={email} isConfirmed={isConfirmed} />
      <SettingsForm name="news" sent={sent} submit={<Trans id="settings.save">Save</Trans>}>
        {hasDigest ? <input type="hidden" name="has_digest" value="yes" /> : null}
        {hasPush ? <input type="hidden" name="has_push" value="yes" /> : null}
        <div className={styles.groups} data-ways={ways.length}>
          {/* Each box has its name, out of sight. */}
          <div className={styles.heads} aria-hidden="true">
            {ways.map((way) => (
              <span key={way}>
                <Icon of={wayIcon(way)} />
                <span>{wayName(i18n, way)}</span>
              </span>
            ))}
          </div>
          {groups.map((group) => (
            <NewsGroup key={group.topic} {...group} ways={ways} />
          ))}
          {email === "" ? null : <AccountGroup ways={ways} />}
        </div>
      </SettingsForm>
    </SettingGroup>
  );
}

/** Where emails go, or why none come. */
function EmailNote({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  if (isConfirmed) {
    return (
      <p>
        <Trans id="settings.news.address">We'll email {email}.</Trans>
      </p>
    );
  }
  if (email === "") {
    return (
      <Note tone="info">
        <Trans id="settings.news.noEmail">
          You have no email here. <TextLink href={paths.settings("personal")}>Add one</TextLink> to get
          notifications by email.
        </Trans>
      </Note>
    );
  }
  return (
    <Note tone="warn">
      <Trans id="settings.news.unconfirmed">
        Confirm your address to get emails. <TextLink href={paths.confirmEmail()}>Confirm it</TextLink>
      </Trans>
    </Note>
  );
}
