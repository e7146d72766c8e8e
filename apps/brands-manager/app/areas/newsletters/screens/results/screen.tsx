import { Badge, Button, Cluster, Note, Section, Stack } from "@grow/ui/foundation";
import { SegmentLinks } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Undo2 } from "lucide-react";
import { BackLink } from "../../../../shared/editor/back-link.tsx";
import { DeleteForm } from "../../../../shared/editor/delete-form.tsx";
import { type ChartStep, type PreviewWidth, paths } from "../../paths.ts";
import { Charts } from "../../shared/charts.tsx";
import { Facts } from "../../shared/facts.tsx";
import { MailPreview } from "../../shared/mail-preview.tsx";
import { newsletterStateWord, newsletterTone } from "../../shared/newsletter-words.ts";
import { ReactionFigures } from "./parts/reaction-figures.tsx";
import { RecipientFigures } from "./parts/recipient-figures.tsx";
import type { ResultsView } from "./view.ts";

export interface ResultsScreenProps extends ResultsView {
  brandName: string;
  /** Origin of the community site, for links of the text and the page of the writer. */
  communityUrl: string;
  width: PreviewWidth;
  canEdit: boolean;
  /** It was just scheduled or sent. */
  done: "scheduled" | "sending" | null;
  /** Why it was not cancelled or deleted. */
  problem: string | null;
}

/** A newsletter that waits for its time, is being sent, or was sent. Works without scripts. */
export function ResultsScreen({
  brandName,
  communityUrl,
  width,
  canEdit,
  done,
  problem,
  ...view
}: ResultsScreenProps) {
  const { i18n, t } = useLingui();
  const { id, title, lang, state, author, counts, reactions, step, chart } = view;
  const steps: Record<ChartStep, string> = {
    hour: t({ id: "newsletter.results.byHour", message: "First 3 days by hour" }),
    day: t({ id: "newsletter.results.byDay", message: "30 days" }),
  };
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <BackLink href={paths.newsletters()}>
          <Trans id="newsletter.results.back">Newsletters</Trans>
        </BackLink>
        <h1 lang={title ? lang : undefined}>
          {title || <Trans id="newsletter.results.untitled">Without a subject</Trans>}
        </h1>
        <Cluster>
          <Badge tone={newsletterTone(state)}>{newsletterStateWord(i18n, state)}</Badge>
        </Cluster>
        {problem ? (
          <Note tone="bad" urgent>
            {problem}
          </Note>
        ) : done ? (
          <Note tone="good">
            {done === "scheduled" ? (
              <Trans id="newsletter.results.scheduled">Scheduled. You can cancel it until it starts.</Trans>
            ) : (
              <Trans id="newsletter.results.started">On its way. Sending starts within a minute.</Trans>
            )}
          </Note>
        ) : null}
      </Stack>
      <Facts {...view} author={author && { name: author.name, href: communityUrl + author.link }} />
      {counts ? <RecipientFigures counts={counts} finished={view.finished} /> : null}
      {counts ? <ReactionFigures sent={counts.sent} reactions={reactions} /> : null}
      {chart ? (
        <Section
          title={t({ id: "newsletter.results.chart", message: "Over time" })}
          close
          action={
            <SegmentLinks
              label={t({ id: "newsletter.results.step", message: "Period" })}
              links={(["hour", "day"] as const).map((one) => ({
                ...{ href: paths.newsletter(id, { step: one, preview: width }), label: steps[one] },
                current: one === step,
              }))}
            />
          }
        >
          <Charts {...chart} />
        </Section>
      ) : null}
      {canEdit && state === "scheduled" ? (
        <Stack gap={4}>
          <Form method="post">
            <Button look="outline" type="submit" name="intent" value="cancel" icon={Undo2}>
              <Trans id="newsletter.results.cancel">Cancel and edit</Trans>
            </Button>
          </Form>
          <DeleteForm
            title={<Trans id="newsletter.results.delete">Delete newsletter</Trans>}
            submit={<Trans id="newsletter.results.delete.submit">Delete for good</Trans>}
          >
            <Trans id="newsletter.results.delete.text">
              It won't be sent. Subject, text and pictures are deleted.
            </Trans>
          </DeleteForm>
        </Stack>
      ) : null}
      <MailPreview
        {...view}
        {...{ brandName, communityUrl, width }}
        hrefOf={(one) => paths.newsletter(id, { step, preview: one })}
      />
    </Stack>
  );
}
