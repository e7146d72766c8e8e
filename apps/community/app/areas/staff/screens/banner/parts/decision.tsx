import { LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { Button, Cluster, Note, Plate, Stack } from "@grow/ui/foundation";
import { TextArea } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { textAt } from "../../../shared/desks/form-values.ts";
import type { RejectedForm } from "../../../shared/desks/rejected-form.ts";
import type { BannerView } from "../view.ts";

interface DecisionProps {
  banner: BannerView;
  rejected: RejectedForm | null;
}

/** Approves a banner that waits, or sends it back with a reason. */
export function Decision({ banner: { version, user }, rejected }: DecisionProps) {
  const { t } = useLingui();
  const own = rejected && rejected.deed !== "save" ? rejected : null;
  const language = TRANSLATED_LOCALES.find((one) => one === user?.lang);
  const languageName = language ? LOCALE_NAMES[language] : null;
  const isStale = own !== null && own.version !== null;
  return (
    <Plate>
      <Form method="post" key={version}>
        <input type="hidden" name="version" value={version} />
        <Stack gap={4}>
          <h2>
            <Trans id="admin.banner.review">Review</Trans>
          </h2>
          {isStale ? (
            <Note tone="warn" urgent>
              <Trans id="admin.banner.stale">It changed since you opened it. Look again, then decide.</Trans>
            </Note>
          ) : own?.errors.form ? (
            <Note tone="bad" urgent>
              {own.errors.form}
            </Note>
          ) : null}
          <p>
            <Trans id="admin.banner.review.text">
              Check the claim, the picture and where the link leads. The brand's managers are told what you
              decide.
            </Trans>
          </p>
          <Cluster>
            <Button type="submit" look="primary" name="deed" value="approve" formNoValidate>
              <Trans id="admin.banner.approve">Approve</Trans>
            </Button>
          </Cluster>
          <TextArea
            name="reason"
            label={t({ id: "admin.banner.reason", message: "What to change" })}
            hint={
              languageName
                ? t({ id: "admin.banner.reason.lang", message: `The brand reads ${{ languageName }}.` })
                : undefined
            }
            rows={3}
            maxLength={1000}
            defaultValue={own ? textAt(own.values, "reason") : ""}
            error={own?.errors.fields.text ?? own?.errors.fields.is_approved}
          />
          <Cluster>
            <Button type="submit" look="outline" name="deed" value="refuse">
              <Trans id="admin.banner.refuse">Send back</Trans>
            </Button>
          </Cluster>
        </Stack>
      </Form>
    </Plate>
  );
}
