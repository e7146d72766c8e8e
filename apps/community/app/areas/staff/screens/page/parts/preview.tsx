import { Plate, Prose, Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { TextPageHead } from "../../../../../shared/text-page-head.tsx";
import type { UnsavedPage } from "../save-page.ts";

interface PreviewProps {
  preview: NonNullable<UnsavedPage["preview"]>;
  lang: string;
}

/** What is typed, as its readers would see it. */
export function Preview({ preview: { title, description, text }, lang }: PreviewProps) {
  return (
    <Plate>
      <Stack gap={5}>
        <h2>
          <Trans id="admin.page.preview.heading">Preview, not saved</Trans>
        </h2>
        <div>
          <TextPageHead title={title} standfirst={description} lang={lang} isPreview />
          <Prose html={text} lang={lang} />
        </div>
      </Stack>
    </Plate>
  );
}
