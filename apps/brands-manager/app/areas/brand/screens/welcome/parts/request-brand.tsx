import { sectionWord } from "@grow/app-kit/catalogue/section-words.ts";
import type { Refusal } from "@grow/app-kit/editor/refusal.ts";
import { NO_ERRORS } from "@grow/app-kit/forms/form-errors.ts";
import { SECTIONS } from "@grow/domain";
import { Button, Note, Section, Stack } from "@grow/ui/foundation";
import { SelectField, TextArea, TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";

interface RequestBrandProps {
  /** Name of the brand in their open request. */
  requested: string | null;
  refusal: Refusal | undefined;
}

/** A form to request a brand from staff. Works without scripts. */
export function RequestBrand({ requested, refusal }: RequestBrandProps) {
  const { i18n, t } = useLingui();
  const { fields, form } = refusal?.errors ?? NO_ERRORS;
  const typed = refusal?.typed ?? {};
  if (requested !== null) {
    return (
      <Note tone="info">
        <Trans id="request.open">
          We're checking your request for {requested}. You'll see it here once it's approved.
        </Trans>
      </Note>
    );
  }
  return (
    <Section title={t({ id: "request.title", message: "Ask for your brand" })} close>
      {form ? (
        <Note tone="bad" urgent>
          {form}
        </Note>
      ) : null}
      <Form method="post" noValidate>
        <Stack gap={3}>
          <TextField
            label={t({ id: "request.name", message: "Brand" })}
            name="name"
            defaultValue={typed.name}
            error={fields.name}
            required
            maxLength={120}
          />
          <SelectField
            label={t({ id: "request.section", message: "What it makes" })}
            name="section"
            defaultValue={typed.section}
            error={fields.section}
          >
            {SECTIONS.map((section) => (
              <option key={section} value={section}>
                {section === "seedbank"
                  ? t({ id: "section.seedbank", message: "Seeds" })
                  : sectionWord(i18n, section)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t({ id: "request.site", message: "Website" })}
            name="site"
            defaultValue={typed.site}
            error={fields.site}
            type="url"
            maxLength={500}
            placeholder="https://"
          />
          <TextArea
            label={t({ id: "request.text", message: "Your role there" })}
            name="text"
            defaultValue={typed.text}
            error={fields.text}
            rows={3}
            maxLength={2000}
          />
          <p>
            <Button type="submit" look="primary">
              <Trans id="request.submit">Send request</Trans>
            </Button>
          </p>
        </Stack>
      </Form>
    </Section>
  );
}
