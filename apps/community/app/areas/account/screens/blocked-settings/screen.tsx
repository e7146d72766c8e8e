import type { Schema } from "@grow/contract";
import { Stack } from "@grow/ui/foundation";
import { PersonRow } from "@grow/ui/social";
import { Trans } from "@lingui/react/macro";
import type { Sent } from "../../shared/settings/own-settings.ts";
import { RowAction, SettingsPage } from "../../shared/settings/settings-page.tsx";

export interface BlockedScreenProps {
  banned: readonly Schema<"BannedRow">[];
  sent: Sent | undefined;
}

/** Growers and rooms that a member has blocked. */
export function BlockedScreen({ banned, sent }: BlockedScreenProps) {
  return (
    <SettingsPage
      title={<Trans id="settings.section.banned">Blocked</Trans>}
      text={
        <Trans id="settings.banned.text">
          You don't see comments and messages from growers you've blocked, and they don't see yours.
        </Trans>
      }
    >
      {banned.length === 0 ? (
        <p>
          <Trans id="settings.banned.empty">You haven't blocked anyone.</Trans>
        </p>
      ) : (
        <Stack gap={3}>
          {banned.map(({ type, id, name, avatar_small }) => (
            <PersonRow
              key={`${type}-${id}`}
              src={avatar_small}
              seed={id}
              name={name}
              detail={type === "chat" ? <Trans id="settings.banned.room">Chat</Trans> : undefined}
              action={
                <RowAction name="unblock" fields={{ type, id: String(id) }} sent={sent}>
                  <Trans id="settings.banned.lift">Unblock</Trans>
                </RowAction>
              }
            />
          ))}
        </Stack>
      )}
    </SettingsPage>
  );
}
