import { Button, Note, Page, Plate, Stack } from "@grow/ui/foundation";
import { FieldGrid, TextArea, TextField } from "@grow/ui/input";
import { Tabs } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import type { FormErrors } from "../../../../shared/form-errors.ts";
import { deskPaths } from "../../desk-paths.ts";
import queue from "../../shared/queue/queue.module.css";
import { PLAN_LANGS, PLAN_LIMITS, type PlanFormView, type PlanLang } from "./view.ts";

/** A plan that was not saved, with its values. */
interface Refused {
  code: string;
  typed: Readonly<Record<string, string>>;
  errors: FormErrors;
}

export interface PlansScreenProps {
  lang: PlanLang;
  plans: readonly PlanFormView[];
  /** Code of the plan that was just saved. */
  saved: string | null;
  refused: Refused | null;
}

/** Names of the languages, each in itself. */
const LANG_NAMES: Readonly<Record<PlanLang, string>> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  ru: "Русский",
  th: "ไทย",
};

/** The plans for sale: price, trial, limits, and texts in one language. Works without scripts. */
export function PlansScreen({ lang, plans, saved, refused }: PlansScreenProps) {
  const { t } = useLingui();
  return (
    <Page width="narrow" className={queue.screen}>
      <Stack gap={5}>
        <Stack gap={2}>
          <h1>
            <Trans id="admin.plans.title">Plans and prices</Trans>
          </h1>
          <p>
            <Trans id="admin.plans.text">Changes apply to new orders. Paid plans keep their price.</Trans>
          </p>
        </Stack>
        <Tabs
          label={t({ id: "admin.plans.lang", message: "Language of the texts" })}
          tabs={PLAN_LANGS.map((one) => ({
            href: deskPaths.planDesk(one),
            label: LANG_NAMES[one],
            current: one === lang,
          }))}
        />
        {plans.map((plan) => (
          <PlanForm
            key={`${plan.code} ${lang}`}
            plan={plan}
            isSaved={refused === null && saved === plan.code}
            refused={refused?.code === plan.code ? refused : null}
          />
        ))}
      </Stack>
    </Page>
  );
}

interface PlanFormProps {
  plan: PlanFormView;
  isSaved: boolean;
  refused: Refused | null;
}

function PlanForm({ plan, isSaved, refused }: PlanFormProps) {
  const { t } = useLingui();
  const { title } = plan.fields;
  const now = { ...plan.fields, ...refused?.typed };
  const errors = refused?.errors.fields ?? {};
  const limits = {
    banner_views: t({ id: "admin.plans.bannerViews", message: "Banner views a month" }),
    newsletters: t({ id: "admin.plans.newsletters", message: "Newsletters a month" }),
    testers: t({ id: "admin.plans.testers", message: "Testers" }),
    managers: t({ id: "admin.plans.managers", message: "Managers" }),
  };
  return (
    <Plate>
      <Form method="post" noValidate>
        <input type="hidden" name="code" value={plan.code} />
        <input type="hidden" name="currency" value={plan.currency} />
        <Stack gap={4}>
          <h2>
            {plan.period === "month" ? (
              <Trans id="admin.plans.monthly">{title}, monthly</Trans>
            ) : (
              <Trans id="admin.plans.yearly">{title}, yearly</Trans>
            )}
          </h2>
          {isSaved ? (
            <Note tone="good">
              <Trans id="admin.plans.saved">Plan saved</Trans>
            </Note>
          ) : null}
          {refused?.errors.form ? (
            <Note tone="bad" urgent>
              {refused.errors.form}
            </Note>
          ) : null}
          <TextField
            label={t({ id: "admin.plans.name", message: "Name" })}
            name="title"
            defaultValue={now.title}
            error={errors["texts.0.title"]}
            required
            maxLength={60}
          />
          <TextArea
            label={t({ id: "admin.plans.items", message: "What's included" })}
            hint={t({ id: "admin.plans.items.hint", message: "One item per line, up to 20" })}
            name="items_text"
            defaultValue={now.items_text}
            error={errors["texts.0.items_text"]}
            rows={5}
          />
          <FieldGrid>
            <TextField
              label={
                plan.period === "month"
                  ? t({ id: "admin.plans.price.month", message: "Price per month" })
                  : t({ id: "admin.plans.price.year", message: "Price per year" })
              }
              name="price"
              defaultValue={now.price}
              error={errors["price.amount"] ?? errors.price}
              end={plan.currency}
              inputMode="decimal"
              required
            />
            <TextField
              label={t({ id: "admin.plans.trial", message: "Trial days" })}
              name="trial_days"
              defaultValue={now.trial_days}
              error={errors.trial_days}
              inputMode="numeric"
              required
            />
            {plan.isPartner
              ? PLAN_LIMITS.map((name) => (
                  <TextField
                    key={name}
                    label={limits[name]}
                    hint={t({ id: "admin.plans.limit.hint", message: "Empty for no limit" })}
                    name={name}
                    defaultValue={now[name]}
                    error={errors[`limits.${name}`]}
                    inputMode="numeric"
                  />
                ))
              : null}
          </FieldGrid>
          <p>
            <Button type="submit" look="primary">
              <Trans id="admin.plans.save">Save plan</Trans>
            </Button>
          </p>
        </Stack>
      </Form>
    </Plate>
  );
}
