import { focusProblem } from "@grow/app-kit/editor/focus-problem.ts";
import { Button, Cluster, LinkButton, Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./desk.module.css";
import { textAt } from "./form-values.ts";
import { Refusal } from "./refusal.tsx";
import type { RejectedForm } from "./rejected-form.ts";

interface DeskFormProps {
  /** Of the row as it is shown; null for a new one. */
  readonly version: number | null;
  /** Makes a new row once, however often its form is sent. Null for an existing one. */
  readonly requestKey: string | null;
  /** The rejected `save` of this form; null without one. */
  readonly rejected: RejectedForm | null;
  /** The page that Cancel leads to. */
  readonly cancel: string;
  readonly children: ReactNode;
}

/** The form of a row: its fields, Save and Cancel, and why it was not saved. Works without scripts. */
export function DeskForm({ version, requestKey, rejected, cancel, children }: DeskFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isRejected =
      rejected && (rejected.errors.form !== null || Object.keys(rejected.errors.fields).length > 0);
    if (isRejected) focusProblem(form.current, notes.current);
  }, [rejected]);
  const typed = rejected ? textAt(rejected.values, "version") : "";
  return (
    <Stack gap={4}>
      <div ref={notes} tabIndex={-1} className={styles.notes}>
        <Refusal rejected={rejected} />
      </div>
      <Form ref={form} method="post" noValidate key={`${version}`}>
        {/* The first button of a form is the one that Enter presses. */}
        <button type="submit" name="deed" value="save" hidden />
        {version === null ? (
          <input type="hidden" name="request_key" value={requestKey ?? ""} />
        ) : (
          <input type="hidden" name="version" value={rejected?.version ?? (typed || version)} />
        )}
        <Stack gap={5}>
          {children}
          <Cluster>
            <Button type="submit" look="primary" name="deed" value="save">
              <Trans id="admin.catalogue.save">Save</Trans>
            </Button>
            <LinkButton look="outline" href={cancel}>
              <Trans id="admin.catalogue.cancel">Cancel</Trans>
            </LinkButton>
          </Cluster>
        </Stack>
      </Form>
    </Stack>
  );
}
