import { Button, Note, Section, Stack } from "@grow/ui/foundation";
import { SelectField, TextArea, TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { useSectionWords } from "./section-words.ts";

interface RequestBrandProps {
  /** Name of the brand in their open request. */
  requested: string | null;
  problem: string | null;
}

/** A form to request a brand from staff. Works without scripts. */
export function RequestBrand({ requested, problem }: RequestBrandProps) {
  const { t } = useLingui();
  const sections = useSectionWords();
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
      {problem ? (
        <Note tone="bad" urgent>
          {problem}
        </Note>
      ) : null}
      <Form method="post">
        <Stack gap={3}>
          <TextField
            label={t({ id: "request.name", message: "Brand" })}
            name="name"
            required
            maxLength={120}
          />
          <SelectField label={t({ id: "request.section", message: "What it makes" })} name="section">
            {Object.entries(sections).map(([section, word]) => (
              <option key={section} value={section}>
                {word}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t({ id: "request.site", message: "Website" })}
            name="site"
            type="url"
            maxLength={500}
            placeholder="https://"
          />
          <TextArea
            label={t({ id: "request.text", message: "Your role there" })}
            name="text"
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
