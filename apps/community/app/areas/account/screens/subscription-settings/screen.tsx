import type { Schema } from "@grow/contract";
import { Note, TextLink } from "@grow/ui/foundation";
import { Checkbox, ChoiceGroup, Radio } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import type { Sent } from "../../shared/settings/own-settings.ts";
import { SettingsForm, SettingsPage } from "../../shared/settings/settings-page.tsx";

export interface SubscriptionScreenProps {
  subscribe: Schema<"SubscribeSettings"> | undefined;
  personal: Pick<Schema<"Personal">, "email" | "is_email_confirmed"> | null;
  sent: Sent | undefined;
}

/** Newsletters, and one email a day or a week instead of many. */
export function SubscriptionScreen({ subscribe, personal, sent }: SubscriptionScreenProps) {
  const { t } = useLingui();
  const digest = subscribe?.digest ?? "none";
  return (
    <SettingsPage
      title={<Trans id="settings.section.subscribe">Email subscriptions</Trans>}
      text={
        personal?.email ? <Trans id="settings.subscribe.address">We'll email {personal.email}.</Trans> : null
      }
    >
      {personal?.email === null ? (
        <Note tone="info">
          <Trans id="settings.subscribe.noEmail">
            You have no email here. <TextLink href={paths.settings("personal")}>Add one</TextLink> to get
            these.
          </Trans>
        </Note>
      ) : personal?.is_email_confirmed === false ? (
        <Note tone="warn">
          <Trans id="settings.subscribe.unconfirmed">
            Confirm your address to get emails. <TextLink href={paths.confirmEmail()}>Confirm it</TextLink>
          </Trans>
        </Note>
      ) : null}
      <SettingsForm name="subscribe" sent={sent} submit={<Trans id="settings.save">Save</Trans>}>
        <ChoiceGroup legend={t({ id: "settings.subscribe.digest", message: "Notifications by email" })}>
          <Radio name="digest" value="none" defaultChecked={digest === "none"}>
            <Trans id="settings.subscribe.none">One email each</Trans>
          </Radio>
          <Radio name="digest" value="daily" defaultChecked={digest === "daily"}>
            <Trans id="settings.subscribe.daily">One summary a day</Trans>
          </Radio>
          <Radio name="digest" value="weekly" defaultChecked={digest === "weekly"}>
            <Trans id="settings.subscribe.weekly">One summary a week</Trans>
          </Radio>
        </ChoiceGroup>
        <p>
          <Trans id="settings.subscribe.choose">
            Choose which notifications in{" "}
            <TextLink href={paths.settings("notifications")}>Notifications</TextLink>.
          </Trans>
        </p>
        <ChoiceGroup legend={t({ id: "settings.subscribe.news", message: "Newsletters" })}>
          <Checkbox name="is_newsletter" defaultChecked={subscribe?.is_newsletter}>
            <Trans id="settings.subscribe.site">News from Grow</Trans>
          </Checkbox>
          <Checkbox name="is_brand_newsletter" defaultChecked={subscribe?.is_brand_newsletter}>
            <Trans id="settings.subscribe.brands">News from brands you follow</Trans>
          </Checkbox>
        </ChoiceGroup>
      </SettingsForm>
    </SettingsPage>
  );
}
