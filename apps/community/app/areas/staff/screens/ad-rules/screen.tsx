import { CountryField } from "@grow/app-kit/ads/country-field.tsx";
import type { Country } from "@grow/app-kit/forms/countries.ts";
import { Button, Cluster, Note, Page, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { deskPaths } from "../../desk-paths.ts";
import { errorBelow } from "../../shared/desks/described-input.tsx";
import styles from "../../shared/desks/desk.module.css";
import { DescribedFields } from "../../shared/desks/field-groups.tsx";
import { type FormValues, listAt } from "../../shared/desks/form-values.ts";
import { Refusal } from "../../shared/desks/refusal.tsx";
import type { RejectedForm } from "../../shared/desks/rejected-form.ts";
import { RULE_FIELDS } from "./rules-form.ts";

interface AdRulesScreenProps {
  readonly countries: readonly Country[];
  readonly values: FormValues;
  readonly isAdmin: boolean;
  readonly isSaved: boolean;
  readonly rejected: RejectedForm | null;
}

/** Where no banner is shown, the site's own included. Works without scripts. */
export function AdRulesScreen({ countries, values: saved, isAdmin, isSaved, rejected }: AdRulesScreenProps) {
  const { t } = useLingui();
  const values = rejected?.values ?? saved;
  const errors = rejected?.errors.fields ?? {};
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={5}>
        <Stack gap={2}>
          <p>
            <TextLink href={deskPaths.banners()}>
              <Trans id="admin.banners.title">Banners</Trans>
            </TextLink>
          </p>
          <h1>
            <Trans id="admin.adRules.title">Places without ads</Trans>
          </h1>
          <p>
            <Trans id="admin.adRules.text">
              No banner shows up here, Grow's own included. Members with Premium never see any.
            </Trans>
          </p>
        </Stack>
        {isSaved && !rejected ? (
          <Note tone="good">
            <Trans id="admin.adRules.saved">Saved</Trans>
          </Note>
        ) : null}
        <Refusal rejected={rejected} />
        <Form method="post" noValidate>
          <fieldset disabled={!isAdmin}>
            <Stack gap={5}>
              <DescribedFields fields={RULE_FIELDS} values={values} errors={errors} />
              <CountryField
                label={t({ id: "admin.adRules.countries", message: "Countries without banners" })}
                none={<Trans id="admin.adRules.countries.none">None</Trans>}
                countries={countries}
                chosen={listAt(values, "countries")}
                boxOf={(code) => ({ name: "countries", value: code })}
                error={errors.countries ?? errorBelow("countries", errors)}
              />
              {isAdmin ? (
                <Cluster>
                  <Button type="submit" look="primary" name="deed" value="save">
                    <Trans id="admin.adRules.save">Save</Trans>
                  </Button>
                </Cluster>
              ) : (
                <p>
                  <Trans id="admin.adRules.admin">Only administrators can change this.</Trans>
                </p>
              )}
            </Stack>
          </fieldset>
        </Form>
      </Stack>
    </Page>
  );
}
