import type { Schema } from "@grow/contract";
import { Badge, Note } from "@grow/ui/foundation";
import { SettingGroup, SettingRow } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Sent } from "../../shared/settings/own-settings.ts";
import { RowAction, SettingsForm, SettingsPage } from "../../shared/settings/settings-page.tsx";

export interface SessionScreenProps {
  sessions: readonly (Pick<Schema<"SessionRow">, "id" | "browser" | "system" | "is_current"> & {
    used: string;
    since: string;
  })[];
  sent: Sent | undefined;
}

/** Where a member is signed in. */
export function SessionScreen({ sessions, sent }: SessionScreenProps) {
  const { t } = useLingui();
  const name = ({ browser, system }: SessionScreenProps["sessions"][number]) =>
    browser && system
      ? t({ id: "settings.sessions.on", message: `${browser} on ${system}` })
      : (browser ?? system ?? t({ id: "settings.sessions.unknown", message: "Unknown device" }));
  return (
    <SettingsPage title={<Trans id="settings.section.sessions">Devices</Trans>}>
      <SettingGroup title={<Trans id="settings.sessions.where">You're signed in here</Trans>}>
        {sessions.map((session) => (
          <SettingRow
            key={session.id}
            title={name(session)}
            help={
              <Trans id="settings.sessions.dates">
                Since {session.since}, last used {session.used}
              </Trans>
            }
          >
            {session.is_current ? (
              <Badge>
                <Trans id="settings.sessions.current">This device</Trans>
              </Badge>
            ) : (
              <RowAction name="end" fields={{ session: String(session.id) }} sent={sent}>
                <Trans id="settings.sessions.end">Sign out</Trans>
              </RowAction>
            )}
          </SettingRow>
        ))}
      </SettingGroup>
      {sessions.length > 1 ? (
        <SettingsForm
          name="endAll"
          sent={sent}
          look="outline"
          submit={<Trans id="settings.sessions.endAll">Sign out everywhere else</Trans>}
        />
      ) : sent?.form === "endAll" && sent.isSaved ? (
        <Note tone="good" urgent>
          <Trans id="settings.sessions.ended">You're signed out everywhere else.</Trans>
        </Note>
      ) : null}
    </SettingsPage>
  );
}
