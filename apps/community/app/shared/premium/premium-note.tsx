import "./locales/catalog.ts";
import { useFormats } from "@grow/i18n/react";
import { Button, Note, Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import type { PremiumState } from "./premium-state.ts";

/** A member's Premium, with the form that stops or resumes its invoices; its page's action receives `intent`. */
export function PremiumNote({ current, hadPlan }: PremiumState) {
  const formats = useFormats();
  if (current === null || current.date_end === null) {
    return hadPlan ? (
      <Note>
        <Trans id="premium.ended">Your Premium has ended.</Trans>
      </Note>
    ) : null;
  }
  const day = formats.date(current.date_end);
  return (
    <Note tone="good" title={<Trans id="premium.active">You have Premium</Trans>}>
      <Stack gap={3}>
        <p>
          {current.is_renew ? (
            <Trans id="premium.renews">
              Runs until {day}. Two weeks before, we send you an invoice: pay it to continue.
            </Trans>
          ) : (
            <Trans id="premium.ends">Ends on {day}</Trans>
          )}
        </p>
        <Form method="post">
          <input type="hidden" name="form" value="renewal" />
          <input type="hidden" name="intent" value={current.is_renew ? "stop" : "renew"} />
          <Button type="submit" look="outline" size="small">
            {current.is_renew ? (
              <Trans id="premium.stop">Stop invoices</Trans>
            ) : (
              <Trans id="premium.renew">Send invoices</Trans>
            )}
          </Button>
        </Form>
      </Stack>
    </Note>
  );
}
