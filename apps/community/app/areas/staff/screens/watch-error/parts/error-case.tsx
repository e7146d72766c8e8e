import type { Schema } from "@grow/contract";
import { LOCALE_NAMES } from "@grow/i18n/locales";
import { useFormats } from "@grow/i18n/react";
import { Disclosure, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { deskPaths } from "../../../desk-paths.ts";
import { FactList } from "../../../shared/desks/fact-list.tsx";
import styles from "./error-case.module.css";

interface ErrorCaseProps {
  readonly sample: Schema<"StaffErrorSample">;
  readonly isOpen: boolean;
}

/** A case of an error: what the browser reported, and where. */
export function ErrorCase({ sample, isOpen }: ErrorCaseProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { message, stack, page, status, version, browser, locale, date } = sample;
  return (
    <Disclosure title={message} summary={`${formats.dateTime(date)} · ${browser}`} open={isOpen}>
      <Stack gap={3}>
        <FactList
          facts={[
            {
              name: t({ id: "watch.case.page", message: "Page" }),
              value: <TextLink href={deskPaths.watch({ page })}>{page}</TextLink>,
            },
            ...(status === null
              ? []
              : [{ name: t({ id: "watch.case.status", message: "HTTP status" }), value: status }]),
            { name: t({ id: "watch.case.version", message: "Version" }), value: version || "–" },
            { name: t({ id: "watch.case.locale", message: "Language" }), value: LOCALE_NAMES[locale] },
          ]}
        />
        {stack === null ? (
          <p>
            <Trans id="watch.case.noStack">The browser sent no stack.</Trans>
          </p>
        ) : (
          <pre className={styles.stack}>{stack}</pre>
        )}
      </Stack>
    </Disclosure>
  );
}
