import { Note } from "@grow/ui/foundation";
import { PasswordField, SettingGroup } from "@grow/ui/input";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { NewPassword } from "../../shared/auth/new-password.tsx";
import type { Sent } from "../../shared/settings/own-settings.ts";
import { ProofField } from "../../shared/settings/proof-field.tsx";
import type { ProofMeans } from "../../shared/settings/proof-means.ts";
import { fieldsOf, SettingsForm, SettingsPage } from "../../shared/settings/settings-page.tsx";
import { Passkeys, type PasskeyView } from "./parts/passkeys.tsx";
import styles from "./screen.module.css";

export interface PasswordScreenProps {
  id: number;
  name: string;
  /** Empty for an account without one. */
  email: string;
  means: ProofMeans;
  /** When the password was changed last. */
  changed: string | null;
  passkeys: readonly PasskeyView[];
  /** Unused recovery codes. */
  codes: number;
  /** Codes of an account that was just made without an email. */
  newCodes?: readonly string[] | undefined;
  sent: Sent | undefined;
}

/** How a member signs in: password, passkeys, recovery codes. */
export function PasswordScreen({
  id,
  name,
  email,
  means,
  changed,
  passkeys,
  codes,
  newCodes,
  sent,
}: PasswordScreenProps) {
  const { t } = useLingui();
  const { errors } = fieldsOf(sent, "password");
  const shown = sent?.codes ?? newCodes;
  return (
    <SettingsPage title={<Trans id="settings.section.password">Password and passkeys</Trans>}>
      <SettingGroup title={<Trans id="settings.password.password">Password</Trans>}>
        {changed === null ? null : (
          <p>
            <Trans id="settings.password.changed">Last changed on {changed}</Trans>
          </p>
        )}
        <SettingsForm
          name="password"
          sent={sent}
          submit={
            means.hasPassword ? (
              <Trans id="settings.password.change">Change password</Trans>
            ) : (
              <Trans id="settings.password.set">Set password</Trans>
            )
          }
        >
          {/* Password managers file the new password under it. */}
          <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
          <ProofField means={means} name="password_old" error={errors.password_old} />
          <NewPassword
            label={t({ id: "settings.password.new", message: "New password" })}
            error={errors.password}
            outcome={sent}
            owner={{ name, email }}
          />
          <PasswordField
            label={t({ id: "settings.password.repeat", message: "Confirm new password" })}
            hint={t({
              id: "settings.password.others",
              message: "You'll be signed out on all other devices.",
            })}
            name="password_repeat"
            autoComplete="new-password"
            required
            maxLength={128}
            error={errors.password_repeat}
          />
        </SettingsForm>
      </SettingGroup>
      <Passkeys id={id} means={means} passkeys={passkeys} sent={sent} />
      <SettingGroup title={<Trans id="settings.codes.title">Recovery codes</Trans>}>
        <p>
          <Trans id="settings.codes.text">
            Each code signs you in once if you lose your password or device. Keep them somewhere safe.
          </Trans>{" "}
          <Plural
            id="settings.codes.left"
            value={codes}
            _0="You have none."
            one="You have # unused code."
            other="You have # unused codes."
          />
        </p>
        {shown ? (
          <Note tone="good" urgent>
            <Trans id="settings.codes.save">Save these codes now. We show them only once.</Trans>
            <ul className={styles.codes}>
              {shown.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
          </Note>
        ) : (
          <SettingsForm
            name="codes"
            sent={sent}
            look="outline"
            submit={<Trans id="settings.codes.create">Create new codes</Trans>}
          >
            <ProofField means={means} error={fieldsOf(sent, "codes").errors.password} />
          </SettingsForm>
        )}
      </SettingGroup>
    </SettingsPage>
  );
}
