import { createUploader } from "@grow/api-client";
import { uploadFailure } from "@grow/app-kit/forms/upload-failure.ts";
import { distinctWeeks } from "@grow/domain";
import { Button, Cluster, Note, Stack } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@remix-run/react";
import { FileUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { paths } from "../../../../../paths.ts";
import { phaseWord } from "../../../../../shared/words/phase-words.ts";
import { FileChoice } from "../../../shared/diary-form/file-choice.tsx";
import { type ExportPreview, readExport, UnreadableExport } from "../read-export.ts";
import styles from "./import-diary.module.css";

const REASONS: Record<UnreadableExport["reason"], MessageDescriptor> = {
  not_a_diary: msg({
    id: "diaryEditor.import.notDiary",
    message: "There's no diary in this file. Choose the ZIP or JSON you exported.",
  }),
  newer: msg({
    id: "diaryEditor.import.newer",
    message: "This file uses a newer format that we can't read yet.",
  }),
  broken: msg({
    id: "diaryEditor.import.broken",
    message: "This file is damaged. Export the diary again, then retry.",
  }),
};

interface Chosen {
  readonly file: File;
  readonly preview: ExportPreview;
}

/** A diary from a file: chosen, looked at, and then brought in. */
export default function ImportDiary({ onSending }: { onSending: (isSending: boolean) => void }) {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const isSending = progress !== null;

  const choose = async (file: File) => {
    setProblem(null);
    setChosen(null);
    try {
      setChosen({ file, preview: await readExport(file) });
    } catch (error) {
      setProblem(i18n._(REASONS[error instanceof UnreadableExport ? error.reason : "broken"]));
    }
  };
  const send = async ({ file }: Chosen) => {
    const controller = new AbortController();
    running.current = controller;
    setProblem(null);
    setProgress(0);
    onSending(true);
    try {
      const { data } = await createUploader({ apiBase: "/api" })("/diaries/import", {
        file,
        fields: {},
        onProgress: ({ loaded, total }) => setProgress(total > 0 ? loaded / total : 0),
        signal: controller.signal,
      });
      // The page must know that nothing is on its way any more before it is left.
      flushSync(() => onSending(false));
      navigate(paths.editDiary(data.id));
    } catch (error) {
      onSending(false);
      setProgress(null);
      if (controller.signal.aborted) return;
      setProblem(uploadFailure(i18n, error));
    }
  };
  return (
    <Stack gap={4}>
      <p>
        <Trans id="diaryEditor.import.text">
          Your new diary stays private until you share it. Only ZIP files include photos.
        </Trans>
      </p>
      {isSending ? null : (
        <div>
          <FileChoice
            icon={FileUp}
            accept=".zip,.json,application/zip,application/json"
            disabled={false}
            onChoose={choose}
          >
            {chosen ? (
              <Trans id="diaryEditor.import.other">Choose another file</Trans>
            ) : (
              <Trans id="diaryEditor.import.choose">Choose a file</Trans>
            )}
          </FileChoice>
        </div>
      )}
      {problem ? (
        <Note tone="bad" urgent>
          {problem}
        </Note>
      ) : null}
      {chosen ? <Preview preview={chosen.preview} /> : null}
      <div role="status">
        {isSending ? (
          <>
            <p>
              {progress < 1 ? (
                <Trans id="diaryEditor.import.sending">Uploading file</Trans>
              ) : (
                <Trans id="diaryEditor.import.working">Importing photos. This can take a while.</Trans>
              )}
            </p>
            <progress
              className={styles.progress}
              max={1}
              value={progress < 1 ? progress : undefined}
              aria-label={t({ id: "diaryEditor.import.progress", message: "Progress" })}
            />
          </>
        ) : null}
      </div>
      {chosen ? (
        <Cluster>
          <Button look="primary" busy={isSending} onClick={() => send(chosen)}>
            <Trans id="diaryEditor.import.submit">Import diary</Trans>
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              running.current?.abort();
              setChosen(null);
            }}
          >
            <Trans id="diaryEditor.import.cancel">Cancel</Trans>
          </Button>
        </Cluster>
      ) : null}
    </Stack>
  );
}

/** A short preview of the file. */
function Preview({ preview }: { preview: ExportPreview }) {
  const { i18n, t } = useLingui();
  const { name, author, strains, weeks, files, missing } = preview;
  const phases = [...new Set(weeks.map(({ faza }) => faza))].sort((a, b) => a - b);
  const rows = [
    [t({ id: "diaryEditor.import.strain", message: "Strain" }), strains.join(", ")],
    [t({ id: "diaryEditor.import.author", message: "Grower" }), author],
    [
      t({ id: "diaryEditor.import.weeks", message: "Weeks" }),
      [String(distinctWeeks(weeks).length), phases.map((faza) => phaseWord(i18n, faza)).join(", ")]
        .filter((part) => part !== "")
        .join(" · "),
    ],
    [t({ id: "diaryEditor.import.photos", message: "Photos and videos" }), String(files)],
  ].filter(([, value]) => value !== "");
  return (
    <div className={styles.preview}>
      <p className={styles.name}>{name}</p>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {missing > 0 ? (
        <Note tone="warn">
          {t({
            id: "diaryEditor.import.missing",
            message: `Named in the file but not included, so not imported: ${{ count: missing }}`,
          })}
        </Note>
      ) : null}
    </div>
  );
}
