import { LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { useFormats } from "@grow/i18n/react";
import { Button, Cluster, Note, Plate, Stack, TextLink } from "@grow/ui/foundation";
import { TextArea } from "@grow/ui/input";
import { SegmentLinks } from "@grow/ui/navigation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import type { FormErrors } from "../../../../shared/form-errors.ts";
import { deskPaths } from "../../desk-paths.ts";
import styles from "../../shared/queue/queue.module.css";
import { QueuePage } from "../../shared/queue/queue-page.tsx";
import {
  CONTACT_LANGS,
  CONTACT_STATES,
  type ContactDeed,
  type ContactLang,
  type ContactsView,
  type ContactView,
} from "./view.ts";

const STATES: Readonly<Record<ContactsView["state"], MessageDescriptor>> = {
  open: msg({ id: "admin.contacts.open", message: "Open" }),
  answered: msg({ id: "admin.contacts.answered", message: "Answered" }),
  closed: msg({ id: "admin.contacts.closed", message: "Closed" }),
};

const TOPICS: Readonly<Record<ContactView["topic"], MessageDescriptor>> = {
  account: msg({ id: "admin.contacts.about.account", message: "Account" }),
  content: msg({ id: "admin.contacts.about.content", message: "Diary or comment" }),
  bug: msg({ id: "admin.contacts.about.bug", message: "Something broken" }),
  brand: msg({ id: "admin.contacts.about.brand", message: "Brand" }),
  legal: msg({ id: "admin.contacts.about.legal", message: "Law and privacy" }),
  other: msg({ id: "admin.contacts.about.other", message: "Something else" }),
};

const DONE: Readonly<Record<ContactDeed, MessageDescriptor>> = {
  sent: msg({ id: "admin.contacts.done.sent", message: "Answer sent by email." }),
  closed: msg({ id: "admin.contacts.done.closed", message: "Closed without an answer." }),
  open: msg({ id: "admin.contacts.done.open", message: "Reopened." }),
};

/** An answer that was not sent. */
export interface RefusedReply {
  readonly id: number;
  readonly text: string;
  readonly errors: FormErrors;
  /** The message as another user changed it meanwhile; null for any other error. */
  readonly present: ContactView | null;
}

/** Messages to the site's team, and their answers. */
export function ContactsScreen({
  state,
  lang,
  items,
  next,
  counts,
  done,
  refused,
}: ContactsView & { done: ContactDeed | null; refused: RefusedReply | null }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const moved = refused?.present;
  // An answer that came second stays, wherever its message is now.
  const shown = moved && !items.some(({ id }) => id === moved.id) ? [moved, ...items] : items;
  return (
    <QueuePage
      title={<Trans id="admin.contacts.title">Messages to the team</Trans>}
      stateLabel={t({ id: "admin.contacts.state", message: "Show messages" })}
      states={CONTACT_STATES.map((one) => ({
        href: deskPaths.contacts(one, lang),
        label: `${i18n._(STATES[one])} (${formats.number(counts[one], 0)})`,
        current: one === state,
      }))}
      note={
        <Stack gap={4}>
          {done !== null && refused === null ? <Note tone="good">{i18n._(DONE[done])}</Note> : null}
          <LanguageLinks state={state} lang={lang} />
        </Stack>
      }
      empty={{
        title: <Trans id="admin.contacts.empty">No messages</Trans>,
        text: <Trans id="admin.contacts.empty.text">New messages will show up here.</Trans>,
      }}
      next={
        next === null
          ? null
          : {
              href: deskPaths.contacts(state, lang, next),
              label: <Trans id="admin.contacts.more">More messages</Trans>,
            }
      }
    >
      {shown.map((item) => (
        <OneContact key={item.id} item={item} refused={refused?.id === item.id ? refused : null} />
      ))}
    </QueuePage>
  );
}

function LanguageLinks({ state, lang }: { state: ContactsView["state"]; lang: ContactLang }) {
  const { t } = useLingui();
  return (
    <SegmentLinks
      label={t({ id: "admin.contacts.lang", message: "Language" })}
      links={CONTACT_LANGS.map((one) => ({
        href: deskPaths.contacts(state, one),
        label: one === "" ? t({ id: "admin.contacts.lang.all", message: "All" }) : LOCALE_NAMES[one],
        current: one === lang,
      }))}
    />
  );
}

function OneContact({ item, refused }: { item: ContactView; refused: RefusedReply | null }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { page, photo, replies } = item;
  return (
    <Plate>
      <Stack gap={3}>
        <h2 lang={item.lang}>{item.subject}</h2>
        <p className={styles.head}>
          <b>{i18n._(TOPICS[item.topic])}</b>
          {item.profile ? <TextLink href={item.profile}>{item.name}</TextLink> : <span>{item.name}</span>}
          <a href={`mailto:${item.email}`}>{item.email}</a>
          <time dateTime={item.date}>{formats.dateTime(item.date)}</time>
          <span lang={item.lang}>{languageName(item.lang)}</span>
        </p>
        <p className={styles.words} lang={item.lang}>
          {item.text}
        </p>
        {page === null ? null : (
          <p className={styles.words}>
            {page.href ? <TextLink href={page.href}>{page.path}</TextLink> : page.path}
          </p>
        )}
        {photo === null ? null : (
          <p>
            <a href={photo} target="_blank" rel="noreferrer">
              <Trans id="admin.contacts.photo">Screenshot</Trans>
            </a>
          </p>
        )}
        {replies.map((reply) => (
          <Stack gap={1} key={reply.id}>
            <p className={styles.head}>
              <b>{reply.by ?? t({ id: "author.removed", message: "Removed" })}</b>
              <time dateTime={reply.date}>{formats.dateTime(reply.date)}</time>
            </p>
            <p className={styles.words}>{reply.text}</p>
          </Stack>
        ))}
        <ReplyForm item={item} refused={refused} />
      </Stack>
    </Plate>
  );
}

function ReplyForm({ item, refused }: { item: ContactView; refused: RefusedReply | null }) {
  const { t } = useLingui();
  const { email } = item;
  const language = languageName(item.lang);
  return (
    // An answer that was sent leaves an empty form.
    <Form method="post" noValidate key={item.count}>
      <Stack gap={3}>
        <input type="hidden" name="id" value={item.id} />
        <input type="hidden" name="count" value={item.count} />
        {refused?.errors.form ? (
          <Note tone="bad" urgent>
            {refused.errors.form}
          </Note>
        ) : null}
        <TextArea
          label={t({ id: "admin.contacts.reply", message: "Your answer" })}
          hint={t({
            id: "admin.contacts.reply.hint",
            message: `Sent to ${email}, who wrote in: ${language}`,
          })}
          lang={item.lang}
          name="text"
          rows={4}
          maxLength={5000}
          defaultValue={refused?.text}
          error={refused?.errors.fields.text}
        />
        <Cluster>
          <Button type="submit" look="primary" size="small">
            <Trans id="admin.contacts.send">Send answer</Trans>
          </Button>
          {item.state === "closed" ? (
            <Button type="submit" look="outline" size="small" name="state" value="open">
              <Trans id="admin.contacts.reopen">Reopen</Trans>
            </Button>
          ) : (
            <Button type="submit" look="outline" size="small" name="state" value="closed">
              <Trans id="admin.contacts.close">Close without answer</Trans>
            </Button>
          )}
        </Cluster>
      </Stack>
    </Form>
  );
}

/** In its own language; the code for one that the site does not have. */
function languageName(lang: string): string {
  const locale = TRANSLATED_LOCALES.find((one) => one === lang);
  return locale ? LOCALE_NAMES[locale] : lang;
}
