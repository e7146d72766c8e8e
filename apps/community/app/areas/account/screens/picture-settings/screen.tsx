import type { Schema } from "@grow/contract";
import { Avatar, Note } from "@grow/ui/foundation";
import { SettingGroup, SettingRow } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Sent } from "../../shared/settings/own-settings.ts";
import { RowAction, SettingsPage } from "../../shared/settings/settings-page.tsx";
import { PictureForm } from "./parts/picture-form.tsx";

export interface PictureScreenProps {
  id: number;
  avatar: string | null;
  avatars: readonly Schema<"Avatar">[];
  sent: Sent | undefined;
}

/** The picture beside a member's name, and earlier ones to choose again. */
export function PictureScreen({ id, avatar, avatars, sent }: PictureScreenProps) {
  const { t } = useLingui();
  return (
    <SettingsPage title={<Trans id="settings.section.picture">Picture</Trans>}>
      <Avatar
        src={avatar}
        seed={id}
        size={136}
        alt={t({ id: "settings.picture.now", message: "Your picture" })}
      />
      <PictureForm sent={sent} />
      {/* The form of the upload says so itself. */}
      {sent?.isSaved && sent.form !== "upload" ? (
        <Note tone="good" urgent>
          <Trans id="settings.saved">Saved</Trans>
        </Note>
      ) : null}
      {avatars.length > 0 ? (
        <SettingGroup title={<Trans id="settings.picture.earlier">Your pictures</Trans>}>
          {avatars.map((one) => (
            <SettingRow key={one.id} title={<Avatar src={one.url} seed={id} size={44} />}>
              {one.is_current ? null : (
                <RowAction name="choose" fields={{ upload_id: String(one.id) }} sent={sent}>
                  <Trans id="settings.picture.choose">Use</Trans>
                </RowAction>
              )}
              <RowAction name="remove" fields={{ avatar: String(one.id) }} sent={sent}>
                <Trans id="settings.picture.remove">Delete</Trans>
              </RowAction>
            </SettingRow>
          ))}
        </SettingGroup>
      ) : null}
    </SettingsPage>
  );
}
