import type { Schema } from "@grow/contract";
import { TextLink } from "@grow/ui/foundation";
import { SettingGroup, SettingRow, TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import type { Sent } from "../../shared/settings/own-settings.ts";
import type { ProofMeans } from "../../shared/settings/proof-means.ts";
import { ProvedAction } from "../../shared/settings/row-form.tsx";
import { fieldsOf, SettingsForm, SettingsPage } from "../../shared/settings/settings-page.tsx";
import { ContinueLink } from "./parts/continue-link.tsx";
import { isLastSignIn } from "./view.ts";

/** Names of sites are written alike in all languages. */
const SITES = [
  ["instagram", "Instagram", "@"],
  ["youtube", "YouTube", "@"],
  ["facebook", "Facebook", ""],
  ["x", "X", "@"],
] as const;

export interface SocialScreenProps {
  socials: Schema<"SocialSettings"> | undefined;
  means: ProofMeans;
  sent: Sent | undefined;
}

/** Links on the profile, and the providers that sign a member in. */
export function SocialScreen({ socials, means, sent }: SocialScreenProps) {
  const { t } = useLingui();
  const { errors, typed } = fieldsOf(sent, "links");
  const links = socials?.links;
  const providers = socials?.providers ?? [];
  const isLast = isLastSignIn(providers, means);
  return (
    <SettingsPage title={<Trans id="settings.section.socials">Links and providers</Trans>}>
      {providers.length > 0 ? (
        <SettingGroup title={<Trans id="settings.socials.signIn">Sign in with</Trans>}>
          {providers.map(({ provider, name, is_linked, is_enabled, account }) => (
            <SettingRow
              key={provider}
              title={name}
              help={is_linked ? account : <Trans id="settings.socials.off">Not linked</Trans>}
            >
              {is_linked ? (
                isLast ? null : (
                  <ProvedAction
                    name="unlink"
                    field="provider"
                    value={provider}
                    means={means}
                    sent={sent}
                    label={<Trans id="settings.socials.unlink">Unlink</Trans>}
                  />
                )
              ) : is_enabled ? (
                sent?.next?.provider === provider ? (
                  <ContinueLink url={sent.next.url} name={name} />
                ) : (
                  <ProvedAction
                    name="link"
                    field="provider"
                    value={provider}
                    look="primary"
                    means={means}
                    sent={sent}
                    label={<Trans id="settings.socials.link">Link</Trans>}
                  />
                )
              ) : null}
            </SettingRow>
          ))}
          {isLast ? (
            <p>
              <Trans id="settings.socials.last">
                You can't unlink your last way to sign in.{" "}
                <TextLink href={paths.settings("password")}>Set a password</TextLink> or add a passkey first.
              </Trans>
            </p>
          ) : null}
        </SettingGroup>
      ) : null}
      <SettingGroup title={<Trans id="settings.socials.shown">On your profile</Trans>}>
        <SettingsForm name="links" sent={sent} submit={<Trans id="settings.save">Save</Trans>}>
          {SITES.map(([key, name, sign]) => (
            <TextField
              key={key}
              name={`socials.${key}`}
              label={name}
              hint={
                sign === "" ? undefined : t({ id: "settings.socials.handle", message: "Your name there" })
              }
              defaultValue={typed[`socials.${key}`] ?? links?.[key] ?? ""}
              error={errors[`socials.${key}`]}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={51}
              optional
            />
          ))}
          <TextField
            name="socials.website"
            label={t({ id: "settings.socials.website", message: "Website" })}
            type="url"
            placeholder="https://"
            defaultValue={typed["socials.website"] ?? links?.website ?? ""}
            error={errors["socials.website"]}
            maxLength={200}
            optional
          />
        </SettingsForm>
      </SettingGroup>
    </SettingsPage>
  );
}
