import type { Schema } from "@grow/contract";
import { LinkButton, Stack, StateCard } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck, Mail, Unlink } from "lucide-react";
import { paths } from "../../../../paths.ts";
import { AuthForm } from "../../shared/auth/auth-form.tsx";
import { AuthPage } from "../../shared/auth/auth-page.tsx";

export interface UnsubscribeScreenProps extends Schema<"UnsubscribeState"> {
  sent: { state: Schema<"ConfirmationState">["state"]; isAll: boolean; isAllBrands: boolean } | undefined;
}

/** One button that turns emails off, and others for more of them. Works without JavaScript and without signing in. */
export function UnsubscribeScreen({ state, emails, brand, sent }: UnsubscribeScreenProps) {
  const { t } = useLingui();
  const question = useQuestion(emails, brand);
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
              : brand === null || sent?.isAllBrands
                ? t({ id: "auth.unsubscribe.done", message: "You're unsubscribed" })
                : t({ id: "auth.unsubscribe.doneBrand", message: `You won't get emails from ${brand}` })
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
        title={question}
        text={
          brand === null ? (
            <Trans id="auth.unsubscribe.text">You can turn them on again in your settings.</Trans>
          ) : (
            <Trans id="auth.unsubscribe.brandText">
              You'll still follow {brand}. To get its emails again, turn emails from brands off and on in your
              settings.
            </Trans>
          )
        }
      >
        <Stack gap={3}>
          <AuthForm submit={<Trans id="auth.unsubscribe.submit">Unsubscribe</Trans>}>{null}</AuthForm>
          {brand !== null && (
            <AuthForm
              look="outline"
              submit={<Trans id="auth.unsubscribe.allBrands">Turn off emails from all brands</Trans>}
            >
              <input type="hidden" name="brands" value="yes" />
            </AuthForm>
          )}
          <AuthForm look="outline" submit={<Trans id="auth.unsubscribe.all">Turn off all emails</Trans>}>
            <input type="hidden" name="all" value="yes" />
          </AuthForm>
        </Stack>
      </StateCard>
    </AuthPage>
  );
}

function useQuestion(emails: UnsubscribeScreenProps["emails"], brand: string | null): string {
  const { t } = useLingui();
  if (brand !== null) return t({ id: "auth.unsubscribe.brand", message: `Stop emails from ${brand}?` });
  if (emails === "digest") return t({ id: "auth.unsubscribe.digest", message: "Stop the summary by email?" });
  if (emails === "newsletter")
    return t({ id: "auth.unsubscribe.newsletter", message: "Stop news from Grow?" });
  if (emails === "brand_newsletter")
    return t({ id: "auth.unsubscribe.brands", message: "Stop news from brands you follow?" });
  return t({ id: "auth.unsubscribe.notification", message: "Stop emails like this one?" });
}
