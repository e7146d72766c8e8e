import { Button, Note, Stack, useHydrated } from "@grow/ui/foundation";
import { SettingGroup, SettingRow, TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useSubmit } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import type { Sent } from "../../../shared/settings/own-settings.ts";
import { ProofField } from "../../../shared/settings/proof-field.tsx";
import type { ProofMeans } from "../../../shared/settings/proof-means.ts";
import { ProvedAction, RowForm } from "../../../shared/settings/row-form.tsx";
import { fieldsOf } from "../../../shared/settings/settings-page.tsx";

export interface PasskeyView {
  id: number;
  name: string;
  added: string;
  used: string | null;
}

/** Passkeys, and a form to add one. Adding needs JavaScript; removing does not. */
export function Passkeys({
  id,
  means,
  passkeys,
  sent,
}: {
  id: number;
  means: ProofMeans;
  passkeys: readonly PasskeyView[];
  sent: Sent | undefined;
}) {
  const { t } = useLingui();
  return (
    <SettingGroup title={<Trans id="settings.passkeys.title">Passkeys</Trans>}>
      <p>
        <Trans id="settings.passkeys.text">
          Sign in with your fingerprint, face or screen lock instead of your password.
        </Trans>
      </p>
      {passkeys.map((passkey) => (
        <SettingRow
          key={passkey.id}
          title={passkey.name}
          help={
            passkey.used === null ? (
              <Trans id="settings.passkeys.added">Added on {passkey.added}</Trans>
            ) : (
              <Trans id="settings.passkeys.used">
                Added on {passkey.added}, last used on {passkey.used}
              </Trans>
            )
          }
        >
          <RowForm
            name="renamePasskey"
            field="passkey"
            value={String(passkey.id)}
            sent={sent}
            label={<Trans id="settings.passkeys.rename">Rename</Trans>}
          >
            {(own) => (
              <TextField
                name="name"
                label={t({ id: "settings.passkeys.name", message: "Name of the passkey" })}
                defaultValue={own?.typed.name ?? passkey.name}
                required
                maxLength={60}
                error={own?.errors.fields.name}
              />
            )}
          </RowForm>
          <ProvedAction
            name="removePasskey"
            field="passkey"
            value={String(passkey.id)}
            means={means}
            sent={sent}
            label={<Trans id="settings.passkeys.remove">Remove</Trans>}
          />
        </SettingRow>
      ))}
      <AddPasskey id={id} means={means} sent={sent} />
    </SettingGroup>
  );
}

function AddPasskey({ id, means, sent }: { id: number; means: ProofMeans; sent: Sent | undefined }) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const submit = useSubmit();
  const [state, setState] = useState<"idle" | "busy" | "failed" | "there">("idle");
  const own = sent?.form === "addPasskey" ? sent : undefined;
  const { errors } = fieldsOf(sent, "addPasskey");

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setState("busy");
    try {
      // The authenticator code loads on the first click.
      const { createPasskey } = await import("../../../shared/passkeys/browser-passkeys.ts");
      form.set("response", await createPasskey(id));
      submit(form, { method: "post" });
      setState("idle");
    } catch (error) {
      // What the browser throws where the device has one of the account's passkeys.
      setState(error instanceof Error && error.name === "InvalidStateError" ? "there" : "failed");
    }
  }

  return (
    <Form method="post" onSubmit={onSubmit}>
      <input type="hidden" name="form" value="addPasskey" />
      <Stack gap={5}>
        <noscript>
          <Note tone="info">
            <Trans id="settings.passkeys.script">Turn on JavaScript to add a passkey.</Trans>
          </Note>
        </noscript>
        <TextField
          name="name"
          label={t({ id: "settings.passkeys.name", message: "Name of the passkey" })}
          hint={t({ id: "settings.passkeys.name.hint", message: "Phone, for example" })}
          required
          maxLength={60}
          error={errors.name}
        />
        <ProofField means={means} error={errors.password} />
        {state === "there" ? (
          <Note tone="bad" urgent>
            <Trans id="settings.passkeys.there">This device already has a passkey for your account.</Trans>
          </Note>
        ) : state === "failed" || own?.errors.form ? (
          <Note tone="bad" urgent>
            {own?.errors.form ?? (
              <Trans id="settings.passkeys.failed">Your device didn't create a passkey. Try again.</Trans>
            )}
          </Note>
        ) : null}
        {own?.isSaved ? (
          <Note tone="good" urgent>
            <Trans id="settings.passkeys.done">Passkey added</Trans>
          </Note>
        ) : null}
        <div>
          <Button type="submit" look="outline" busy={state === "busy"} disabled={!isHydrated}>
            <Trans id="settings.passkeys.add">Add passkey</Trans>
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
