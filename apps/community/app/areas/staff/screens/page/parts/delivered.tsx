import { Button, Disclosure, Note, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { GitCompare, RotateCcw } from "lucide-react";
import { deskPaths } from "../../../desk-paths.ts";
import { usePageWords } from "../../../shared/pages/use-page-words.ts";
import { ComparedParts } from "../../../shared/versions/parts/compared-parts.tsx";
import type { PageView } from "../view.ts";

/** The edit beside the text that ships with Grow, and the way back to that. */
export function Delivered({ page, mayEdit }: { page: PageView; mayEdit: boolean }) {
  const { t } = useLingui();
  const words = usePageWords();
  const { name, lang, version, difference, isOutdated } = page;
  return (
    <Stack gap={3}>
      <Disclosure
        icon={GitCompare}
        title={t({ id: "admin.page.compare", message: "Compare with the delivered text" })}
        open={isOutdated}
      >
        <Stack gap={4}>
          <p>
            <Trans id="admin.page.compare.text">
              Crossed out: only in the delivered text. Underlined: only in yours.
            </Trans>
          </p>
          <ComparedParts {...{ lang, words }} parts={difference} />
        </Stack>
      </Disclosure>
      {mayEdit ? (
        <Disclosure
          icon={RotateCcw}
          title={t({ id: "admin.page.reset", message: "Back to the delivered text" })}
        >
          <Form method="post" action={deskPaths.page(name, lang)}>
            <input type="hidden" name="version" value={version} />
            <Stack gap={3}>
              <p>
                <Trans id="admin.page.reset.text">
                  Readers get the delivered text at once. Your text stays among the versions.
                </Trans>
              </p>
              <p>
                <Button type="submit" look="danger" name="intent" value="reset">
                  <Trans id="admin.page.reset.submit">Reset text</Trans>
                </Button>
              </p>
            </Stack>
          </Form>
        </Disclosure>
      ) : null}
    </Stack>
  );
}

/** Says that a release brought another text than the one that the edit was based on. */
export function OutdatedNote() {
  return (
    <Note tone="warn">
      <Trans id="admin.page.outdated">
        An update of Grow changed the delivered text. Readers still get yours: compare both below and take
        over what you need.
      </Trans>
    </Note>
  );
}
