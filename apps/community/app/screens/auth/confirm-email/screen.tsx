import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { Button, LinkButton, Note, StateCard, TextField } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { CircleCheck, ClockAlert, Mail, Unlink } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { type FormErrors, NO_ERRORS } from "../../../shared/form-errors.ts";
import { AuthForm } from "../parts/auth-form.tsx";
import { AuthPage } from "../parts/auth-page.tsx";
import type { ConfirmView } from "./view.ts";

export interface ConfirmEmailScreenProps extends ConfirmView {
  /** Where the visitor wanted to go. */
  next: string;
  sent: { isSent: boolean; errors: FormErrors } | undefined;
}

/** The three states of the confirming mail in one card: sent, done, too old. Works without script. */
export function ConfirmEmailScreen({ card, address, next, sent }: ConfirmEmailScreenProps) {
  const { t } = useLingui();
  const { fields, form } = sent?.errors ?? NO_ERRORS;
  return (
    <AuthPage title={t({ id: "auth.confirm.title", message: "Confirm your email" })} error={form}>
      {sent?.isSent ? (
        <Note tone="good" urgent>
          <Trans id="auth.confirm.resent">The mail is on its way. It can take a minute.</Trans>
        </Note>
      ) : null}
      {card === "done" ? (
        <StateCard
          icon={CircleCheck}
          tone="good"
          title={
            address
              ? t({ id: "auth.confirm.done", message: `${address} is confirmed` })
              : t({ id: "auth.confirm.doneNoAddress", message: "Your address is confirmed" })
          }
          text={<Trans id="auth.confirm.doneText">You can write, comment and start a diary now.</Trans>}
        >
          <LinkButton look="primary" href={next === "/" ? paths.newDiary() : next}>
            {next === "/" ? (
              <Trans id="auth.confirm.start">Start a diary</Trans>
            ) : (
              <Trans id="auth.confirm.goOn">Go on</Trans>
            )}
          </LinkButton>
          <LinkButton look="quiet" href={paths.home()}>
            <Trans id="auth.confirm.look">Look around</Trans>
          </LinkButton>
        </StateCard>
      ) : null}
      {card === "sent" ? (
        <StateCard
          icon={Mail}
          title={t({ id: "auth.confirm.sent", message: `Look into ${address ?? ""}` })}
          text={
            <Trans id="auth.confirm.sentText">
              We sent a link. It works for 24 hours. Your account works already.
            </Trans>
          }
        >
          <Resend address={null}>
            <Trans id="auth.confirm.again">Send it again</Trans>
          </Resend>
          <LinkButton look="quiet" href={next}>
            {next === "/" ? (
              <Trans id="auth.confirm.look">Look around</Trans>
            ) : (
              <Trans id="auth.confirm.goOn">Go on</Trans>
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
              ? t({ id: "auth.link.old", message: "This link is too old" })
              : t({ id: "auth.link.used", message: "This link does not work" })
          }
          text={<Trans id="auth.confirm.oldText">Links work for 24 hours. Nothing is lost.</Trans>}
        >
          <Resend address={address}>
            <Trans id="auth.link.again">Send a new link</Trans>
          </Resend>
        </StateCard>
      ) : null}
      {card === "ask" ? (
        <AuthForm submit={<Trans id="auth.link.again">Send a new link</Trans>}>
          <TextField
            label={t({ id: "auth.email", message: "Email" })}
            name="email"
            type="email"
            autoComplete="email"
            required
            error={fields.email}
          />
        </AuthForm>
      ) : null}
    </AuthPage>
  );
}

/** Asks for the mail again; without an address, for the one of the account. */
function Resend({ address, children }: { address: string | null; children: ReactNode }) {
  const { isBusy, onSubmit } = useSingleSubmit();
  return (
    <Form method="post" onSubmit={onSubmit}>
      {address ? <input type="hidden" name="email" value={address} /> : null}
      <Button type="submit" look="outline" busy={isBusy}>
        {children}
      </Button>
    </Form>
  );
}
