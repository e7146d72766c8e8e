import type { Schema } from "@grow/contract";
import { LIMITS } from "@grow/domain";
import { Note } from "@grow/ui/foundation";
import { DateField, SelectField, SettingGroup, TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import type { Sent } from "../../shared/settings/own-settings.ts";
import { ProofField } from "../../shared/settings/proof-field.tsx";
import type { ProofMeans } from "../../shared/settings/proof-means.ts";
import { fieldsOf, SettingsForm, SettingsPage } from "../../shared/settings/settings-page.tsx";
import { ImportCopy, type ImportCopyProps } from "./parts/import-copy.tsx";
import type { CopyView } from "./view.ts";

export interface PersonalScreenProps {
  personal: Schema<"Personal">;
  means: ProofMeans;
  countries: readonly { code: string; name: string }[];
  copy: CopyView | null;
  /** A download link that expired or is another member's led here. */
  isDownloadFailed: boolean;
  restore: Omit<ImportCopyProps, "sent">;
  /** "2026-09-14" */
  today: string;
  sent: Sent | undefined;
}

/** Private data of the member, and an export of everything. */
export function PersonalScreen({
  personal,
  means,
  countries,
  copy,
  isDownloadFailed,
  restore,
  today,
  sent,
}: PersonalScreenProps) {
  const { t } = useLingui();
  const { errors, typed } = fieldsOf(sent, "personal");
  return (
    <SettingsPage
      title={<Trans id="settings.section.personal">Personal data</Trans>}
      text={<Trans id="settings.personal.text">Only you can see this.</Trans>}
    >
      {isDownloadFailed ? (
        <Note tone="bad" urgent>
          <Trans id="settings.copy.linkFailed">
            That download link has expired or belongs to another account. Request a new copy below.
          </Trans>
        </Note>
      ) : null}
      <SettingsForm name="personal" sent={sent} submit={<Trans id="settings.save">Save</Trans>}>
        {personal.email_new ? (
          <Note tone="info">
            <Trans id="settings.personal.pending">
              Open the link we've sent to {personal.email_new}. Until then we use {personal.email}.
            </Trans>
          </Note>
        ) : null}
        <TextField
          name="email"
          label={t({ id: "settings.personal.email", message: "Email" })}
          type="email"
          autoComplete="email"
          required={personal.email !== null}
          optional={personal.email === null}
          maxLength={LIMITS.email.max}
          defaultValue={typed.email ?? personal.email_new ?? personal.email ?? ""}
          error={errors.email}
        />
        <ProofField means={means} error={errors.password} />
        <TextField
          name="first_name"
          label={t({ id: "settings.personal.first", message: "First name" })}
          autoComplete="given-name"
          maxLength={60}
          defaultValue={typed.first_name ?? personal.first_name}
          error={errors.first_name}
          optional
        />
        <TextField
          name="last_name"
          label={t({ id: "settings.personal.last", message: "Last name" })}
          autoComplete="family-name"
          maxLength={60}
          defaultValue={typed.last_name ?? personal.last_name}
          error={errors.last_name}
          optional
        />
        <SelectField
          name="country"
          label={t({ id: "settings.personal.country", message: "Country" })}
          autoComplete="country"
          defaultValue={typed.country ?? personal.country ?? ""}
          error={errors.country}
          optional
        >
          <option value="">{t({ id: "settings.personal.country.none", message: "Not given" })}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <DateField
          name="birthday"
          label={t({ id: "settings.personal.birthday", message: "Birthday" })}
          autoComplete="bday"
          max={today}
          defaultValue={typed.birthday ?? personal.birthday ?? ""}
          error={errors.birthday}
          optional
        />
      </SettingsForm>
      <SettingGroup title={<Trans id="settings.copy.title">A copy of your data</Trans>}>
        <p>
          <Trans id="settings.copy.what">
            A ZIP with everything we store about you: JSON files, photos and videos.
          </Trans>{" "}
          {personal.email === null ? (
            <Trans id="settings.copy.here">You can download it here for 7 days.</Trans>
          ) : (
            <Trans id="settings.copy.link">We'll email you a link that lasts 7 days.</Trans>
          )}
        </p>
        {copy ? <CopyState copy={copy} hasEmail={personal.email !== null} /> : null}
        {copy?.state === "waiting" ? null : (
          <SettingsForm
            name="copy"
            sent={sent}
            look="outline"
            submit={<Trans id="settings.copy.ask">Request a copy</Trans>}
          />
        )}
      </SettingGroup>
      <ImportCopy {...restore} sent={sent} />
      <SettingGroup title={<Trans id="settings.clear.title">Clear personal data</Trans>}>
        <p>
          <Trans id="settings.clear.text">
            Removes your first and last name, country and birthday. Your email stays, because you sign in with
            it.
          </Trans>
        </p>
        <SettingsForm
          name="clear"
          sent={sent}
          look="outline"
          submit={<Trans id="settings.clear.submit">Clear</Trans>}
        />
      </SettingGroup>
    </SettingsPage>
  );
}

function CopyState({ copy: { state, asked, until }, hasEmail }: { copy: CopyView; hasEmail: boolean }) {
  if (state === "ready" && until !== null && !hasEmail)
    return (
      <Note tone="good">
        <Trans id="settings.copy.download">
          <a href={paths.download()}>Download your data</a> until {until}.
        </Trans>
      </Note>
    );
  if (state === "ready" && until !== null)
    return (
      <Note tone="good">
        <Trans id="settings.copy.ready">We've emailed you the link. It lasts until {until}.</Trans>
      </Note>
    );
  if (state === "failed")
    return (
      <Note tone="bad">
        <Trans id="settings.copy.failed">The copy from {asked} didn't work. Request it again.</Trans>
      </Note>
    );
  return (
    <Note tone="info">
      {hasEmail ? (
        <Trans id="settings.copy.waiting">
          We've been packing your data since {asked}. The link comes by email.
        </Trans>
      ) : (
        <Trans id="settings.copy.waitingHere">
          We've been packing your data since {asked}. Come back later to download it.
        </Trans>
      )}
    </Note>
  );
}
