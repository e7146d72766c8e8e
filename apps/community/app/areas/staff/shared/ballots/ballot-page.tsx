import type { Schema } from "@grow/contract";
import { LinkButton, Page, Stack, TextLink } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ChangeLog } from "../desks/change-log.tsx";
import styles from "../desks/desk.module.css";
import type { RejectedForm } from "../desks/rejected-form.ts";
import { ballotChangeWords } from "./ballot-changes.ts";
import type { Done } from "./done.ts";
import { DoneNote } from "./done-note.tsx";

interface BallotPageProps {
  /** The list that it is from. */
  readonly list: { readonly href: string; readonly title: ReactNode };
  /** Null for new ones. */
  readonly ballot: { readonly title: string; readonly lang: string; readonly link: string | null } | null;
  /** The heading of new ones. */
  readonly heading: ReactNode;
  /** The button that leads to the page for readers. */
  readonly open: ReactNode;
  readonly changes: readonly Schema<"StaffChange">[];
  readonly done: Done | null;
  readonly rejected: RejectedForm | null;
  /** The form, and the buttons that change the state. */
  readonly children: ReactNode;
}

/** The page of a poll or of awards: heading, what was just done, form and changes. */
export function BallotPage(props: BallotPageProps) {
  const { list, ballot, heading, open, changes, done, rejected, children } = props;
  const { i18n } = useLingui();
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={6}>
        <Stack gap={2}>
          <p>
            <TextLink href={list.href}>{list.title}</TextLink>
          </p>
          <h1 lang={ballot?.lang}>{ballot?.title ?? heading}</h1>
          {ballot?.link ? (
            <p>
              <LinkButton look="outline" size="small" href={ballot.link}>
                {open}
              </LinkButton>
            </p>
          ) : null}
        </Stack>
        {rejected === null ? <DoneNote done={done} /> : null}
        {children}
        {changes.length > 0 ? (
          <ChangeLog changes={changes} wordsOf={(field) => ballotChangeWords(i18n, field)} />
        ) : null}
      </Stack>
    </Page>
  );
}

/** Whether the form was rejected; other buttons say it beside them. */
export const isFormRejected = (rejected: RejectedForm | null): boolean =>
  rejected?.deed === "save" || rejected?.deed === "publish";
