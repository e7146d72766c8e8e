import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { Button, type ButtonLook, Note, Page, Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Sent } from "./own-settings.ts";
import styles from "./settings-page.module.css";

/** The column of a section. */
export function SettingsPage({
  title,
  text,
  children,
}: {
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Page className={styles.page}>
      <Stack gap={8}>
        <Stack gap={2}>
          <h1>{title}</h1>
          {text ? <p className={styles.text}>{text}</p> : null}
        </Stack>
        {children}
      </Stack>
    </Page>
  );
}

export interface SettingsFormProps {
  /** Distinguishes the forms of a page. */
  name: string;
  /** Result of the last form, this one or another. */
  sent: Sent | undefined;
  submit: ReactNode;
  look?: ButtonLook;
  encType?: "multipart/form-data";
  children?: ReactNode;
}

/** A form of a section, with its button and result. Works without JavaScript. */
export function SettingsForm({ name, sent, submit, look = "primary", encType, children }: SettingsFormProps) {
  const { isBusy, onSubmit } = useSingleSubmit();
  const own = sent?.form === name ? sent : undefined;
  return (
    <Form method="post" onSubmit={onSubmit} {...(encType ? { encType } : {})} className={styles.form}>
      <input type="hidden" name="form" value={name} />
      <Stack gap={5} className={styles.fields}>
        {children}
        {own?.errors.form ? (
          <Note tone="bad" urgent>
            {own.errors.form}
          </Note>
        ) : null}
        {own?.isSaved ? (
          <Note tone="good" urgent>
            <Trans id="settings.saved">Saved</Trans>
          </Note>
        ) : null}
        <div>
          <Button type="submit" look={look} busy={isBusy}>
            {submit}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

/** A small form of one button, in a row of a list. */
export function RowAction({
  name,
  fields,
  sent,
  children,
}: {
  name: string;
  fields: Readonly<Record<string, string>>;
  sent: Sent | undefined;
  children: ReactNode;
}) {
  const { isBusy, onSubmit } = useSingleSubmit();
  const isOwn =
    sent?.form === name && Object.entries(fields).every(([key, value]) => sent.typed[key] === value);
  return (
    <Form method="post" onSubmit={onSubmit} className={styles.form}>
      <input type="hidden" name="form" value={name} />
      {Object.entries(fields).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <Button type="submit" look="outline" size="small" busy={isBusy}>
        {children}
      </Button>
      {isOwn && sent.errors.form ? (
        <Note tone="bad" urgent>
          {sent.errors.form}
        </Note>
      ) : null}
    </Form>
  );
}

/** Errors and typed texts of a form, for its fields. */
export function fieldsOf(
  sent: Sent | undefined,
  name: string,
): Pick<Sent, "typed"> & { errors: Sent["errors"]["fields"] } {
  return sent?.form === name ? { typed: sent.typed, errors: sent.errors.fields } : { typed: {}, errors: {} };
}
