import "./locales/catalog.ts";
import type { Schema } from "@grow/contract";
import { useFormats } from "@grow/i18n/react";
import { Lines, Note, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "./payment-details.module.css";

/** How to pay an open invoice: whom, where, how much, until when, with which reference. */
export function PaymentDetails({ invoice, isNew }: { invoice: Schema<"Invoice">; isNew: boolean }) {
  return (
    <Note
      tone="good"
      title={
        isNew ? (
          <Trans id="payment.ordered">Thanks for your order</Trans>
        ) : (
          <Trans id="payment.open">You have an open invoice</Trans>
        )
      }
    >
      {invoice.is_transfer ? (
        <Transfer invoice={invoice} />
      ) : (
        <p>
          <Trans id="payment.card">Your plan starts as soon as the card payment is confirmed.</Trans>
        </p>
      )}
      {invoice.url ? (
        <TextLink href={invoice.url} download>
          <Trans id="payment.file">Open the invoice</Trans>
        </TextLink>
      ) : null}
    </Note>
  );
}

function Transfer({ invoice }: { invoice: Schema<"Invoice"> }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { number, price, due_date, item_transfer: transfer } = invoice;
  const lines = [
    { name: t({ id: "payment.amount", message: "Amount" }), value: formats.money(price) },
    { name: t({ id: "payment.due", message: "Pay by" }), value: formats.date(due_date) },
    { name: t({ id: "payment.payee", message: "Payee" }), value: transfer?.payee ?? "" },
    { name: "IBAN", value: transfer?.iban?.replace(/(.{4})(?=.)/g, "$1 ") ?? "" },
    { name: "BIC", value: transfer?.bic ?? "" },
    { name: t({ id: "payment.reference", message: "Reference" }), value: number },
  ].filter(({ value }) => value);
  return (
    <>
      <p>
        {transfer ? (
          <Trans id="payment.transfer">
            Your plan starts as soon as we've received your transfer. We've emailed you these details too.
          </Trans>
        ) : (
          <Trans id="payment.follows">
            We'll email you where to pay. Your plan starts as soon as we've received your payment.
          </Trans>
        )}
      </p>
      <div className={styles.details}>
        <Lines lines={lines} />
      </div>
      {transfer?.text ? <p className={styles.text}>{transfer.text}</p> : null}
    </>
  );
}
