import { LIMITS } from "@grow/domain";
import {
  Button,
  buttonClass,
  Cluster,
  Disclosure,
  Icon,
  LinkButton,
  Section,
  Stack,
} from "@grow/ui/foundation";
import { Checkbox, TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "@remix-run/react";
import { Copy, Download, History, Printer, Scissors, Trash2 } from "lucide-react";
import { paths } from "../../../../../paths.ts";
import type { EditDiaryView } from "../view.ts";

interface AfterTheFormProps {
  view: EditDiaryView;
  requestKey: string;
}

/** Actions on a diary: finish, duplicate, export, delete. */
export function AfterTheForm({ view, requestKey }: AfterTheFormProps) {
  const { t } = useLingui();
  const intent = useNavigation().formData?.get("intent");
  const exports = [
    {
      href: `/api/diaries/${view.id}/export/archive`,
      file: `diary-${view.id}.zip`,
      label: <Trans id="diaryEditor.export.archive">Everything, with photos (ZIP)</Trans>,
    },
    {
      href: `/api/diaries/${view.id}/export`,
      file: `diary-${view.id}.json`,
      label: <Trans id="diaryEditor.export.json">Text and readings (JSON)</Trans>,
    },
    {
      href: `/api/diaries/${view.id}/export/csv`,
      file: `diary-${view.id}.csv`,
      label: <Trans id="diaryEditor.export.csv">Weeks as a table (CSV)</Trans>,
    },
  ];
  return (
    <Section title={t({ id: "diaryEditor.more", message: "More actions" })}>
      <Stack gap={3}>
        <Cluster>
          {view.isFinished ? null : (
            <LinkButton look="outline" icon={Scissors} href={paths.newHarvest(view.id)}>
              <Trans id="diaryEditor.finish">Add harvest</Trans>
            </LinkButton>
          )}
          <LinkButton look="outline" icon={History} href={paths.deletedContent(view.id)}>
            <Trans id="diaryEditor.deleted.open">Deleted weeks</Trans>
          </LinkButton>
        </Cluster>
        <Disclosure
          icon={Copy}
          title={<Trans id="diaryEditor.copy">Duplicate this diary</Trans>}
          summary={<Trans id="diaryEditor.copy.summary">Same setup and gear</Trans>}
        >
          <Form method="post">
            <input type="hidden" name="intent" value="duplicate" />
            <input type="hidden" name="request_key" value={requestKey} />
            <Stack gap={3}>
              <TextField
                name="copy_name"
                label={t({ id: "diaryEditor.copy.name", message: "Name of the new diary" })}
                defaultValue={view.name}
                maxLength={LIMITS.diary_name.max}
                autoComplete="off"
              />
              {view.weeks > 0 ? (
                <Checkbox
                  name="is_weeks"
                  detail={
                    <Trans id="diaryEditor.copy.weeks.detail">
                      Includes phases, readings and doses, but no text, photos or harvest
                    </Trans>
                  }
                >
                  <Trans id="diaryEditor.copy.weeks">Copy the weeks as a plan</Trans>
                </Checkbox>
              ) : null}
              <div>
                <Button look="outline" type="submit" busy={intent === "duplicate"}>
                  <Trans id="diaryEditor.copy.submit">Duplicate diary</Trans>
                </Button>
              </div>
            </Stack>
          </Form>
        </Disclosure>
        <Disclosure
          icon={Download}
          title={<Trans id="diaryEditor.export">Export</Trans>}
          summary={<Trans id="diaryEditor.export.summary">ZIP, JSON, CSV or print</Trans>}
        >
          <Stack gap={3}>
            <p>
              <Trans id="diaryEditor.export.text">
                The ZIP and JSON files use an open format. You can import them into any account, here or
                elsewhere.
              </Trans>{" "}
              <a href="/diaries/static/export-format.html">
                <Trans id="diaryEditor.export.format">About the file format</Trans>
              </a>
            </p>
            <Cluster>
              {exports.map(({ href, file, label }) => (
                <a key={href} href={href} download={file} className={buttonClass({ look: "outline" })}>
                  <Icon of={Download} />
                  {label}
                </a>
              ))}
              <LinkButton look="outline" icon={Printer} href={paths.printDiary(view.link)}>
                <Trans id="diaryEditor.export.print">Print or save as PDF</Trans>
              </LinkButton>
            </Cluster>
          </Stack>
        </Disclosure>
        <Disclosure icon={Trash2} title={<Trans id="diaryEditor.delete">Delete this diary</Trans>}>
          <Form method="post">
            <input type="hidden" name="intent" value="delete" />
            <Stack gap={3}>
              <p>
                <Trans id="diaryEditor.delete.text">
                  Deletes its weeks, photos and comments. You can restore it for 30 days.
                </Trans>
              </p>
              <div>
                <Button look="danger" type="submit" busy={intent === "delete"}>
                  <Trans id="diaryEditor.delete.confirm">Delete diary</Trans>
                </Button>
              </div>
            </Stack>
          </Form>
        </Disclosure>
      </Stack>
    </Section>
  );
}
