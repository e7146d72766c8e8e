import { LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { Button, Page, Stack } from "@grow/ui/foundation";
import { SelectField, TextField } from "@grow/ui/input";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import {
  WIDGET_SIZES,
  WIDGET_THEMES,
  type WidgetSize,
  type WidgetTheme,
  widgetPath,
} from "../../widget/widget-address.ts";
import { CodeBox } from "./parts/code-box.tsx";
import styles from "./screen.module.css";
import type { OwnThing, WidgetChoice } from "./view.ts";

const SIZES: Readonly<Record<WidgetSize, MessageDescriptor>> = {
  card: msg({ id: "widget.size.card", message: "Card" }),
  line: msg({ id: "widget.size.line", message: "Line" }),
};

const THEMES: Readonly<Record<"system" | "light" | "dark", MessageDescriptor>> = {
  system: msg({ id: "widget.theme.system", message: "Like the reader's device" }),
  light: msg({ id: "widget.theme.light", message: "Light" }),
  dark: msg({ id: "widget.theme.dark", message: "Dark" }),
};

interface WidgetScreenProps {
  readonly things: readonly OwnThing[];
  readonly choice: WidgetChoice;
  readonly made: {
    readonly src: string;
    readonly title: string;
    readonly width: number;
    readonly height: number;
    readonly code: string;
  } | null;
  /** The card is somebody's, shown as an example. */
  readonly isExample: boolean;
  /** The chosen thing has no card. */
  readonly isMissing: boolean;
  /** Address of the script that fits the height. */
  readonly script: string;
}

/** Makes the code of a card for other sites. A form without script: each choice is in the address. */
export function WidgetScreen({ things, choice, made, isExample, isMissing, script }: WidgetScreenProps) {
  const { t, i18n } = useLingui();
  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <h1>
          <Trans id="widget.heading">A diary on your site</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans id="widget.lead">A small card without script or cookies.</Trans>
        </p>
      </header>
      <div className={styles.columns}>
        <Form method="get" action={widgetPath()} preventScrollReset>
          <Stack gap={5}>
            {things.length === 0 ? null : (
              <SelectField
                label={t({ id: "widget.own", message: "What to show" })}
                name="of"
                defaultValue={choice.of || things[0]?.path}
              >
                {things.map(({ path, name, isProfile }) => (
                  <option key={path} value={path}>
                    {isProfile ? t({ id: "widget.own.profile", message: `${name} (your profile)` }) : name}
                  </option>
                ))}
              </SelectField>
            )}
            <TextField
              label={
                things.length === 0
                  ? t({ id: "widget.address", message: "Address of a diary, grower or brand" })
                  : t({
                      id: "widget.address.other",
                      message: "Or the address of another diary, grower or brand",
                    })
              }
              name="address"
              maxLength={300}
              defaultValue={choice.address}
              error={
                isMissing
                  ? t({
                      id: "widget.address.wrong",
                      message: "We have no public diary, grower or brand there.",
                    })
                  : undefined
              }
            />
            <div className={styles.three}>
              <SelectField
                label={t({ id: "widget.size", message: "Size" })}
                name="size"
                defaultValue={choice.size}
              >
                {WIDGET_SIZES.map((size) => (
                  <option key={size} value={size}>
                    {i18n._(SIZES[size])}
                  </option>
                ))}
              </SelectField>
              <SelectField
                label={t({ id: "widget.theme", message: "Theme" })}
                name="theme"
                defaultValue={choice.theme}
              >
                {WIDGET_THEMES.map((theme: WidgetTheme) => (
                  <option key={theme} value={theme}>
                    {i18n._(THEMES[theme || "system"])}
                  </option>
                ))}
              </SelectField>
              <SelectField
                label={t({ id: "widget.lang", message: "Language" })}
                name="in"
                defaultValue={choice.lang}
              >
                {TRANSLATED_LOCALES.map((locale) => (
                  <option key={locale} value={locale}>
                    {LOCALE_NAMES[locale]}
                  </option>
                ))}
              </SelectField>
            </div>
            <div>
              <Button type="submit" look="primary">
                <Trans id="widget.show">Show code</Trans>
              </Button>
            </div>
          </Stack>
        </Form>
        {made === null ? null : (
          <Stack gap={5}>
            <h2 className={styles.small}>
              {isExample ? (
                <Trans id="widget.example">Example</Trans>
              ) : (
                <Trans id="widget.preview">Preview</Trans>
              )}
            </h2>
            <div className={styles.stage}>
              <iframe
                key={made.src}
                className={styles.frame}
                src={made.src}
                title={made.title}
                width={made.width}
                height={made.height}
              />
            </div>
            {isExample ? null : (
              <>
                <CodeBox label={t({ id: "widget.code", message: "Code" })} code={made.code} rows={6} />
                <CodeBox
                  label={t({ id: "widget.script", message: "Script for narrow columns" })}
                  hint={t({
                    id: "widget.script.hint",
                    message: "Optional, once per page: fits all cards to the width and height they need.",
                  })}
                  code={`<script async src="${script}"></script>`}
                  rows={2}
                />
              </>
            )}
          </Stack>
        )}
      </div>
    </Page>
  );
}
