import { useProofOfWork } from "@grow/app-kit/client/use-proof-of-work.ts";
import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { focusProblem } from "@grow/app-kit/editor/focus-problem.ts";
import { LIMITS } from "@grow/domain";
import { Button, Note, Stack, useHydrated } from "@grow/ui/foundation";
import { TextArea, TextField, TileRadio, Tiles } from "@grow/ui/input";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useSubmit } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type ContactValues, type SentContact, TOPICS } from "../view.ts";
import { useContactDraft } from "./contact-draft.tsx";
import styles from "./contact-form.module.css";
import { ScreenshotField } from "./screenshot-field.tsx";

const TOPIC_WORDS: Readonly<Record<(typeof TOPICS)[number], MessageDescriptor>> = {
  account: msg({ id: "contact.topic.account", message: "My account" }),
  content: msg({ id: "contact.topic.content", message: "A diary or comment" }),
  bug: msg({ id: "contact.topic.bug", message: "Something broken" }),
  brand: msg({ id: "contact.topic.brand", message: "My brand" }),
  legal: msg({ id: "contact.topic.legal", message: "Law and privacy" }),
  other: msg({ id: "contact.topic.other", message: "Something else" }),
};

interface ContactFormProps {
  readonly values: ContactValues;
  /** Null for a guest, who needs the proof of work. */
  readonly viewerId: number | null;
  readonly sent: SentContact | undefined;
}

/** Members send it without script, too. */
export function ContactForm({ viewerId, ...props }: ContactFormProps) {
  return viewerId === null ? (
    <GuestForm {...props} />
  ) : (
    <ContactFrame
      {...props}
      viewerId={viewerId}
      extra={<ScreenshotField error={errorOf(props, "photo_id")} />}
    />
  );
}

/** The proof is computed while the fields are filled in; a guest who is faster waits a moment. */
function GuestForm(props: Omit<ContactFormProps, "viewerId">) {
  const { sent } = props;
  const isHydrated = useHydrated();
  const { answer, hasFailed, renew } = useProofOfWork();
  const send = useSubmit();
  const [waiting, setWaiting] = useState<HTMLFormElement | null>(null);

  // Each proof is accepted once.
  useEffect(() => {
    if (sent !== undefined) renew();
  }, [sent, renew]);

  useEffect(() => {
    if (!waiting || !answer) return;
    setWaiting(null);
    const filled = new FormData(waiting);
    filled.set("recaptcha", answer);
    send(filled, { method: "post" });
  }, [waiting, answer, send]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (answer) return;
    event.preventDefault();
    if (hasFailed) renew();
    setWaiting(event.currentTarget);
  };

  return (
    <ContactFrame
      {...props}
      viewerId={null}
      isDisabled={!isHydrated}
      isWaiting={waiting !== null && !hasFailed}
      onSubmit={onSubmit}
      extra={
        <>
          <input type="hidden" name="recaptcha" value={answer} />
          {hasFailed && waiting ? (
            <Note tone="bad" urgent>
              <Trans id="contact.proofFailed">We couldn't load the spam check. Try again.</Trans>
            </Note>
          ) : null}
        </>
      }
    />
  );
}

interface FrameProps extends ContactFormProps {
  readonly extra: ReactNode;
  /** Nothing can be sent yet. */
  readonly isDisabled?: boolean;
  readonly isWaiting?: boolean;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

function ContactFrame({ values, viewerId, sent, extra, isDisabled, isWaiting, onSubmit }: FrameProps) {
  const { t, i18n } = useLingui();
  const { isBusy, onSubmit: submitOnce } = useSingleSubmit();
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const onInput = useContactDraft(form, viewerId);
  const errors = sent?.errors;
  const error = (name: string) => errorOf({ sent }, name);

  useEffect(() => {
    if (errors) focusProblem(form.current, note.current);
  }, [errors]);

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onInput={onInput}
      onSubmit={(event) => {
        submitOnce(event);
        if (!event.defaultPrevented) onSubmit?.(event);
      }}
    >
      <Stack gap={5}>
        {errors?.form ? (
          <div ref={note} tabIndex={-1}>
            <Note tone="bad" urgent>
              {errors.form}
            </Note>
          </div>
        ) : null}
        <div>
          <Tiles legend={<Trans id="contact.topic">What is it about?</Trans>}>
            {TOPICS.map((topic) => (
              <TileRadio
                key={topic}
                name="topic"
                value={topic}
                defaultChecked={values.topic === topic}
                aria-invalid={error("topic") ? true : undefined}
                aria-describedby={error("topic") ? "contact-topic-problem" : undefined}
              >
                {i18n._(TOPIC_WORDS[topic])}
              </TileRadio>
            ))}
          </Tiles>
          {error("topic") ? (
            <p className={styles.problem} id="contact-topic-problem">
              {error("topic")}
            </p>
          ) : null}
        </div>
        <div className={styles.two}>
          <TextField
            label={t({ id: "contact.name", message: "Your name" })}
            name="name"
            autoComplete="name"
            required
            maxLength={120}
            defaultValue={values.name}
            error={error("name")}
          />
          <TextField
            label={t({ id: "contact.email", message: "Email" })}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={LIMITS.email.max}
            defaultValue={values.email}
            error={error("email")}
          />
        </div>
        <TextField
          label={t({ id: "contact.subject", message: "Subject" })}
          name="subject"
          required
          maxLength={150}
          defaultValue={values.subject}
          error={error("subject")}
        />
        <TextArea
          label={t({ id: "contact.text", message: "Your message" })}
          name="text"
          required
          rows={6}
          maxLength={5000}
          defaultValue={values.text}
          error={error("text")}
        />
        <TextField
          label={t({ id: "contact.link", message: "Page it's about" })}
          name="link"
          optional
          maxLength={300}
          defaultValue={values.link}
          error={error("link")}
        />
        {extra}
        <div>
          <Button
            type="submit"
            look="primary"
            size="large"
            disabled={isDisabled}
            busy={isBusy || (isWaiting ?? false)}
          >
            <Trans id="contact.submit">Send message</Trans>
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

function errorOf({ sent }: { readonly sent: SentContact | undefined }, name: string): string | undefined {
  return sent?.errors.fields[name];
}
