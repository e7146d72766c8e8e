import type { Schema } from "@grow/contract";
import { LinkButton, Stack, StateCard } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck, Mail, Unlink } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { AuthForm } from "../../shared/auth/auth-form.tsx";
import { AuthPage } from "../../shared/auth/auth-page.tsx";

export interface UnsubscribeScreenProps extends Schema<"UnsubscribeState"> {
  sent: { state: Schema<"ConfirmationState">["state"]; isAll: boolean } | undefined;
}

/** One button that turns emails off. Works without JavaScript and without signing in. */
export function UnsubscribeScreen({ state, emails, sent }: UnsubscribeScreenProps) {
  const { t } = useLingui();
  const settings = (
    <LinkButton look="quiet" href={paths.settings("subscribe")}>
      <Trans id="auth.unsubscribe.settings">All email settings</Trans>
    </LinkButton>
  );
  const title = t({ id: "auth.unsubscribe.title", message: "Unsubscribe" });
  if (state === "invalid" || sent?.state === "invalid")
    return (
      <AuthPage title={title}>
        <StateCard
          icon={Unlink}
          tone="bad"
          title={t({ id: "auth.unsubscribe.invalid", message: "This link doesn't work" })}
          text={<Trans id="auth.unsubscribe.invalidText">Sign in to choose which emails you get.</Trans>}
        >
          {settings}
        </StateCard>
      </AuthPage>
    );
  if (sent || state === "already")
    return (
      <AuthPage title={title}>
        <StateCard
          icon={CircleCheck}
          tone="good"
          title={
            sent?.isAll
              ? t({ id: "auth.unsubscribe.doneAll", message: "You won't get any of these emails" })
              : t({ id: "auth.unsubscribe.done", message: "You're unsubscribed" })
          }
          text={
            <Trans id="auth.unsubscribe.still">We'll still email you about your account's security.</Trans>
          }
        >
          {settings}
        </StateCard>
      </AuthPage>
    );
  return (
    <AuthPage title={title}>
      <StateCard
        icon={Mail}
        title={question(t, emails)}
        text={<Trans id="auth.unsubscribe.text">You can turn them on again in your settings.</Trans>}
      >
        <Stack gap={3}>
          <AuthForm submit={<Trans id="auth.unsubscribe.submit">Unsubscribe</Trans>}>{null}</AuthForm>
          <AuthForm look="outline" submit={<Trans id="auth.unsubscribe.all">Turn off all emails</Trans>}>
            <input type="hidden" name="all" value="yes" />
          </AuthForm>
        </Stack>
      </StateCard>
    </AuthPage>
  );
}

function question(
  t: ReturnType<typeof useLingui>["t"],
  emails: Schema<"UnsubscribeState">["emails"],
): string {
  if (emails === "digest") return t({ id: "auth.unsubscribe.digest", message: "Stop the summary by email?" });
  if (emails === "newsletter")
    return t({ id: "auth.unsubscribe.newsletter", message: "Stop news from Grow?" });
  if (emails === "brand_newsletter")
    return t({ id: "auth.unsubscribe.brands", message: "Stop news from brands you follow?" });
  return t({ id: "auth.unsubscribe.notification", message: "Stop emails like this one?" });
}
