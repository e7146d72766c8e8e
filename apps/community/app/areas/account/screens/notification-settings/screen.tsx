import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { Button, Note, Page, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import layout from "../../shared/settings/settings-page.module.css";
import { NewsGroup } from "./parts/news-group.tsx";
import type { NotificationsView } from "./view.ts";

export interface NotificationsScreenProps extends NotificationsView {
  /** Result of the last save; successful without an error. */
  sent: { error: string | null } | undefined;
}

/** Chooses notifications on the site and by email. Works without JavaScript. */
export function NotificationsScreen({
  activity,
  followed,
  decisions,
  invitations,
  giveaways,
  plans,
  email,
  isConfirmed,
  sent,
}: NotificationsScreenProps) {
  const { t } = useLingui();
  const { isBusy, onSubmit } = useSingleSubmit();
  return (
    <Page className={layout.page}>
      <Form method="post" onSubmit={onSubmit}>
        <Stack gap={8}>
          <Stack gap={3}>
            <h1>{t({ id: "settings.news.heading", message: "Notifications" })}</h1>
            {isConfirmed ? (
              <p>
                <Trans id="settings.news.address">We'll email {email}.</Trans>
              </p>
            ) : email === "" ? (
              <Note tone="info">
                <Trans id="settings.news.noEmail">
                  You have no email here. <TextLink href={paths.settings("personal")}>Add one</TextLink> to
                  get notifications by email.
                </Trans>
              </Note>
            ) : (
              <Note tone="warn">
                <Trans id="settings.news.unconfirmed">
                  Confirm your address to get emails.{" "}
                  <TextLink href={paths.confirmEmail()}>Confirm it</TextLink>
                </Trans>
              </Note>
            )}
          </Stack>
          <NewsGroup
            title={<Trans id="settings.news.activity">Activity on your posts</Trans>}
            rows={activity}
          />
          <NewsGroup
            title={<Trans id="settings.news.followed">From growers and diaries you follow</Trans>}
            rows={followed}
          />
          <NewsGroup
            title={<Trans id="settings.news.decisions">Decisions about your diaries</Trans>}
            rows={decisions}
          />
          <NewsGroup
            title={<Trans id="settings.news.invitations">Invitations by brands</Trans>}
            rows={invitations}
          />
          <NewsGroup title={<Trans id="settings.news.giveaways">Giveaways</Trans>} rows={giveaways} />
          <NewsGroup title={<Trans id="settings.news.plans">Your plans</Trans>} rows={plans} />
          {sent ? (
            <Note tone={sent.error === null ? "good" : "bad"} urgent>
              {sent.error ?? <Trans id="settings.news.saved">Saved</Trans>}
            </Note>
          ) : null}
          <div>
            <Button type="submit" look="primary" busy={isBusy}>
              <Trans id="settings.news.save">Save</Trans>
            </Button>
          </div>
        </Stack>
      </Form>
    </Page>
  );
}
