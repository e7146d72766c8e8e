import type { Schema } from "@grow/contract";
import { Note } from "@grow/ui/foundation";
import { Field, SettingGroup } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FileInput } from "../../../../../shared/file-input/file-input.tsx";
import type { Sent } from "../../../shared/settings/own-settings.ts";
import { fieldsOf, SettingsForm } from "../../../shared/settings/settings-page.tsx";
import { copyProblem } from "./copy-problem.ts";
import styles from "./import-copy.module.css";

/** Polling interval of a running import in milliseconds. */
const REFRESH_MS = 4000;

export interface ImportCopyProps {
  id: number;
  /** The latest import. */
  latest: Schema<"PersonalImport"> | null;
  /** Only an account without diaries can restore a copy. */
  hasDiaries: boolean;
  sent: Sent | undefined;
}

/** Restores data from a copy of another account. */
export function ImportCopy({ id, latest, hasDiaries, sent }: ImportCopyProps) {
  const isRunning = latest?.state === "waiting";
  useRefresh(isRunning);
  return (
    <SettingGroup title={<Trans id="settings.import.title">Restore from a copy</Trans>}>
      <p>
        <Trans id="settings.import.what">
          Brings your profile, settings, follows and diaries into this account. Diaries stay private until you
          share them.
        </Trans>{" "}
        {hasDiaries && !isRunning ? (
          <Trans id="settings.import.full">Works only in an account without diaries.</Trans>
        ) : null}
      </p>
      {latest ? <ImportState latest={latest} /> : null}
      {hasDiaries || isRunning ? null : <ImportForm id={id} sent={sent} />}
    </SettingGroup>
  );
}

/** Reloads the page's data for as long as an import runs. */
function useRefresh(isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const timer = window.setInterval(revalidate, REFRESH_MS);
    return () => window.clearInterval(timer);
  }, [isRunning, revalidate]);
}

function ImportState({
  latest: { state, cnt_diaries: total, cnt_saved: saved, cnt_failed: failed },
}: {
  latest: Schema<"PersonalImport">;
}) {
  const done = saved + failed;
  if (state === "failed")
    return (
      <Note tone="bad">
        <Trans id="settings.import.failed">Restoring your data didn't work. Upload the copy again.</Trans>
      </Note>
    );
  if (state === "waiting")
    return (
      <Note tone="info">
        <Trans id="settings.import.running">
          We're restoring your data. Diaries done: {done} of {total}
        </Trans>
      </Note>
    );
  return (
    <Note tone={failed > 0 ? "warn" : "good"}>
      <Trans id="settings.import.done">
        Your data is restored. Diaries: {saved} of {total}
      </Trans>{" "}
      {failed > 0 ? (
        <Trans id="settings.import.someFailed">The others were damaged or had files we can't read.</Trans>
      ) : null}
    </Note>
  );
}

/** With JavaScript the file may be as large as any export; without, as large as other forms. */
function ImportForm({ id, sent }: { id: number; sent: Sent | undefined }) {
  const { i18n, t } = useLingui();
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const file = useRef<File | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { errors } = fieldsOf(sent, "import");

  async function onSubmit(event: FormEvent) {
    // A file chosen before hydration fired no event: the form submits it.
    if (file.current === null || progress !== null) return;
    event.preventDefault();
    event.stopPropagation();
    const controller = new AbortController();
    running.current = controller;
    setProblem(null);
    setProgress(0);
    try {
      const { createUploader } = await import("@grow/api-client");
      await createUploader({ apiBase: "/api" })("/users/{id}/settings/personal/import", {
        params: { path: { id } },
        file: file.current,
        fields: {},
        onProgress: ({ loaded, total }) => setProgress(total > 0 ? loaded / total : 0),
        signal: controller.signal,
      });
      revalidate();
    } catch (error) {
      if (controller.signal.aborted) return;
      setProblem(copyProblem(i18n, error));
    } finally {
      setProgress(null);
    }
  }

  return (
    <div onSubmitCapture={onSubmit}>
      <SettingsForm
        name="import"
        sent={sent}
        look="outline"
        encType="multipart/form-data"
        submit={<Trans id="settings.import.submit">Restore data</Trans>}
      >
        <Field
          label={t({ id: "settings.import.file", message: "ZIP with your data" })}
          error={problem ?? errors.file}
        >
          {(control) => (
            <FileInput
              {...control}
              name="file"
              accept=".zip,application/zip"
              required
              onChange={(event) => {
                file.current = event.currentTarget.files?.[0] ?? null;
                setProblem(null);
              }}
            />
          )}
        </Field>
        {progress === null ? null : (
          <progress
            className={styles.progress}
            max={1}
            value={progress}
            aria-label={t({ id: "settings.import.progress", message: "Upload progress" })}
          />
        )}
      </SettingsForm>
    </div>
  );
}
