import type { Schema } from "@grow/contract";
import { LIMITS } from "@grow/domain";
import { Checkbox, TextArea, TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Sent } from "../../shared/settings/own-settings.ts";
import { fieldsOf, SettingsForm, SettingsPage } from "../../shared/settings/settings-page.tsx";

export interface ProfileScreenProps {
  name: string;
  profile: Schema<"ProfileSettings"> | undefined;
  thisYear: number;
  sent: Sent | undefined;
}

/** The public profile of a grower. */
export function ProfileScreen({ name, profile, thisYear, sent }: ProfileScreenProps) {
  const { t } = useLingui();
  const { errors, typed } = fieldsOf(sent, "profile");
  const growing = profile?.item_growing;
  const field = (key: string, saved: string | undefined) => ({
    name: key,
    defaultValue: typed[key] ?? saved ?? "",
    error: errors[key],
  });
  return (
    <SettingsPage title={<Trans id="settings.section.profile">Profile</Trans>}>
      <SettingsForm name="profile" sent={sent} submit={<Trans id="settings.save">Save</Trans>}>
        <TextField
          {...field("name", name)}
          label={t({ id: "settings.profile.name", message: "Name" })}
          hint={t({ id: "settings.profile.name.hint", message: "Links with your old name keep working." })}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          required
          minLength={LIMITS.user_name.min}
          maxLength={LIMITS.user_name.max}
        />
        <TextArea
          {...field("about", profile?.about)}
          label={t({ id: "settings.profile.about", message: "About you" })}
          rows={5}
          maxLength={2000}
          optional
        />
        <TextField
          {...field("grow_since", profile?.grow_since ? String(profile.grow_since) : "")}
          label={t({ id: "settings.profile.since", message: "Growing since" })}
          hint={t({ id: "settings.profile.since.hint", message: "The year, such as 2017" })}
          type="number"
          inputMode="numeric"
          min={1950}
          max={thisYear}
          optional
        />
        <TextField
          {...field("item_growing.fvs_name", growing?.fvs_name)}
          label={t({ id: "settings.profile.breeder", message: "Favourite breeder" })}
          maxLength={120}
          optional
        />
        <TextField
          {...field("item_growing.fvn_name", growing?.fvn_name)}
          label={t({ id: "settings.profile.nutrients", message: "Favourite nutrients" })}
          maxLength={120}
          optional
        />
        <TextField
          {...field("item_growing.fav_method", growing?.fav_method)}
          label={t({ id: "settings.profile.method", message: "Favourite method" })}
          hint={t({ id: "settings.profile.method.hint", message: "Coco with drip, for example" })}
          maxLength={120}
          optional
        />
        <Checkbox
          name="is_discreet"
          defaultChecked={sent && !sent.isSaved ? typed.is_discreet === "on" : profile?.is_discreet}
          detail={t({
            id: "settings.profile.discreet.hint",
            message:
              "You won't show up in search, lists of growers or the public feed. Your link still works.",
          })}
        >
          <Trans id="settings.profile.discreet">Hide my profile from search and lists</Trans>
        </Checkbox>
      </SettingsForm>
    </SettingsPage>
  );
}
