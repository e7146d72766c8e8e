import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import type { Schema } from "@grow/contract";
import { Button, LinkButton, Note, StateCard } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { CircleCheck, ClockAlert, Mail, Unlink } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../../../paths.ts";
import { type FormErrors, NO_ERRORS } from "../../../../shared/form-errors.ts";
import { AuthForm } from "../../shared/auth/auth-form.tsx";
import { AuthPage } from "../../shared/auth/auth-page.tsx";
import { ProvedForm } from "../../shared/auth/proved-form.tsx";
import type { ConfirmView } from "./view.ts";

export interface ConfirmEmailScreenProps extends ConfirmView {
  /** Where the visitor wanted to go. */
  next: string;
  /** Guests prove that they are no program before an email is sent. */
  isGuest: boolean;
  sent:
    | {
        isSent: boolean;
        errors: FormErrors;
        /** State of the link after the button was pressed. */
        state: Schema<"ConfirmationState">["state"] | null;
        /** It replaced the address of an account that could do everything before. */
        isChange: boolean;
      }
    | undefined;
}

/** The states of a confirmation email in one card: sent, opened, confirmed, expired. Works without JavaScript. */
export function ConfirmEmailScreen({ card, address, next, isGuest, sent }: ConfirmEmailScreenProps) {
  const { t } = useLingui();
  const { fields, form } = sent?.errors ?? NO_ERRORS;
  return (
    <AuthPage title={t({ id: "auth.confirm.title", message: "Confirm your email" })} error={form}>
      {sent?.isSent ? (
        <Note tone="good" urgent>
          <Trans id="auth.confirm.resent">We've sent it again. It can take a minute.</Trans>
        </Note>
      ) : null}
      {card === "press" ? (
        <StateCard
          icon={Mail}
          title={t({ id: "auth.confirm.press", message: `Confirm ${{ address: address ?? "" }}?` })}
          text={<Trans id="auth.confirm.pressText">Only confirm it if this is your account.</Trans>}
        >
          <AuthForm submit={<Trans id="auth.confirm.submit">Confirm email</Trans>}>
            <input type="hidden" name="confirm" value="yes" />
          </AuthForm>
        </StateCard>
      ) : null}
      {card === "done" ? (
        <StateCard
          icon={CircleCheck}
          tone="good"
          title={
            address
              ? t({ id: "auth.confirm.done", message: `${address} is confirmed` })
              : t({ id: "auth.confirm.doneNoAddress", message: "Your email is confirmed" })
          }
          text={
            sent?.state === "done" && !sent.isChange ? (
              <Trans id="auth.confirm.doneText">You can now comment and start a diary.</Trans>
            ) : (
              <Trans id="auth.confirm.inUse">We'll email you at this address.</Trans>
            )
          }
        >
          <LinkButton look="primary" href={next === "/" ? paths.newDiary() : next}>
            {next === "/" ? (
              <Trans id="auth.confirm.start">Start a diary</Trans>
            ) : (
              <Trans id="auth.confirm.goOn">Continue</Trans>
            )}
          </LinkButton>
          <LinkButton look="quiet" href={paths.home()}>
            <Trans id="auth.confirm.look">Browse diaries</Trans>
          </LinkButton>
        </StateCard>
      ) : null}
      {card === "sent" ? (
        <StateCard
          icon={Mail}
          title={t({ id: "auth.confirm.sent", message: `Check ${{ address: address ?? "" }}` })}
          text={
            <Trans id="auth.confirm.sentText">
              We've sent you a link. It lasts 24 hours. You can already use your account.
            </Trans>
          }
        >
          <Resend>
            <Trans id="auth.confirm.again">Resend</Trans>
          </Resend>
          <LinkButton look="quiet" href={next}>
            {next === "/" ? (
              <Trans id="auth.confirm.look">Browse diaries</Trans>
            ) : (
              <Trans id="auth.confirm.goOn">Continue</Trans>
            )}
          </LinkButton>
        </StateCard>
      ) : null}
      {card === "expired" || card === "invalid" ? (
        <StateCard
          icon={card === "expired" ? ClockAlert : Unlink}
          tone="bad"
          title={
            card === "expired"
              ? t({ id: "auth.link.old", message: "This link has expired" })
              : t({ id: "auth.link.used", message: "This link doesn't work" })
          }
          text={<Trans id="auth.confirm.oldText">Links last 24 hours. Your account is safe.</Trans>}
        >
          {isGuest && address ? (
            <ProvedForm submit={t({ id: "auth.link.again", message: "Send a new link" })} outcome={sent}>
              <input type="hidden" name="email" value={address} />
            </ProvedForm>
          ) : (
            <Resend>
              <Trans id="auth.link.again">Send a new link</Trans>
            </Resend>
          )}
        </StateCard>
      ) : null}
      {card === "ask" ? (
        <ProvedForm submit={t({ id: "auth.link.again", message: "Send a new link" })} outcome={sent}>
          <TextField
            label={t({ id: "auth.email", message: "Email" })}
            name="email"
            type="email"
            autoComplete="email"
            required
            error={fields.email}
          />
        </ProvedForm>
      ) : null}
    </AuthPage>
  );
}

/** Requests the email to the account's own address again. */
function Resend({ children }: { children: ReactNode }) {
  const { isBusy, onSubmit } = useSingleSubmit();
  return (
    <Form method="post" onSubmit={onSubmit} noValidate>
      <Button type="submit" look="outline" busy={isBusy}>
        {children}
      </Button>
    </Form>
  );
}
