import { Note } from "@grow/ui/foundation";
import { ChoiceGroup, Radio, SelectField, SettingGroup, SettingRow, TextField } from "@grow/ui/input";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Sent } from "../../shared/settings/own-settings.ts";
import { ProofField } from "../../shared/settings/proof-field.tsx";
import type { ProofMeans } from "../../shared/settings/proof-means.ts";
import { fieldsOf, RowAction, SettingsForm, SettingsPage } from "../../shared/settings/settings-page.tsx";
import { TOKEN_DAYS } from "./token-days.ts";

/** A valid token, without its secret. */
export interface TokenView {
  readonly id: number;
  readonly name: string;
  readonly is_write: boolean;
  /** Null for one that was never used. */
  readonly used: string | null;
  readonly ends: string;
}

export interface TokenScreenProps {
  means: ProofMeans;
  tokens: readonly TokenView[];
  sent: Sent | undefined;
}

/** The personal access tokens of a member: for programs of their own. */
export function TokenScreen({ means, tokens, sent }: TokenScreenProps) {
  const { t } = useLingui();
  const { typed, errors } = fieldsOf(sent, "create");
  const [secret] = sent?.codes ?? [];
  return (
    <SettingsPage
      title={<Trans id="settings.section.tokens">Access tokens</Trans>}
      text={
        <>
          <Trans id="settings.tokens.text">
            Let your own programs read or update your diaries. A token never opens your account settings.
          </Trans>{" "}
          <a href="/api/docs">
            <Trans id="settings.tokens.docs">API reference</Trans>
          </a>
        </>
      }
    >
      {secret ? (
        <Note tone="good" urgent>
          <Trans id="settings.tokens.save">Copy this token now. We show it only once.</Trans>
          <p>
            <code>{secret}</code>
          </p>
        </Note>
      ) : null}
      {tokens.length > 0 ? (
        <SettingGroup title={<Trans id="settings.tokens.yours">Your tokens</Trans>}>
          {tokens.map((token) => (
            <SettingRow key={token.id} title={token.name} help={<TokenHelp token={token} />}>
              <RowAction name="revoke" fields={{ token: String(token.id) }} sent={sent}>
                <Trans id="settings.tokens.revoke">Revoke</Trans>
              </RowAction>
            </SettingRow>
          ))}
        </SettingGroup>
      ) : null}
      <SettingGroup title={<Trans id="settings.tokens.new">New token</Trans>}>
        <SettingsForm
          name="create"
          sent={secret ? undefined : sent}
          submit={<Trans id="settings.tokens.create">Create token</Trans>}
        >
          <TextField
            name="name"
            label={t({ id: "settings.tokens.name", message: "Name" })}
            hint={t({ id: "settings.tokens.name.hint", message: "Tent sensors, for example" })}
            defaultValue={typed.name}
            required
            maxLength={60}
            error={errors.name}
          />
          <ChoiceGroup legend={t({ id: "settings.tokens.scope", message: "What it can do" })}>
            <Radio name="is_write" value="no" defaultChecked={typed.is_write !== "yes"}>
              <Trans id="settings.tokens.read">Read</Trans>
            </Radio>
            <Radio name="is_write" value="yes" defaultChecked={typed.is_write === "yes"}>
              <Trans id="settings.tokens.write">Read and write</Trans>
            </Radio>
          </ChoiceGroup>
          <SelectField
            name="days"
            label={t({ id: "settings.tokens.days", message: "Expires after" })}
            defaultValue={typed.days ?? "30"}
          >
            {TOKEN_DAYS.map((days) => (
              <option key={days} value={days}>
                {t({
                  id: "settings.tokens.dayCount",
                  message: plural(days, { one: "# day", other: "# days" }),
                })}
              </option>
            ))}
          </SelectField>
          <ProofField means={means} error={errors.password} />
        </SettingsForm>
      </SettingGroup>
    </SettingsPage>
  );
}

/** A token's scope, expiry and last use. */
function TokenHelp({ token: { is_write, used, ends } }: { token: TokenView }) {
  return (
    <>
      {is_write ? (
        <Trans id="settings.tokens.canWrite">Reads and writes, expires on {ends}</Trans>
      ) : (
        <Trans id="settings.tokens.canRead">Reads, expires on {ends}</Trans>
      )}
      {" · "}
      {used === null ? (
        <Trans id="settings.tokens.unused">never used</Trans>
      ) : (
        <Trans id="settings.tokens.used">last used {used}</Trans>
      )}
    </>
  );
}
