import { useFormats } from "@grow/i18n/react";
import { Page, Prose, RailLayout, Show, TextLink } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { TextPageHead } from "../../../../shared/text-page-head.tsx";
import { PAGES, type TextPage } from "../../../../shared/text-pages.ts";
import { paths } from "../../paths.ts";
import styles from "./screen.module.css";
import type { PageView } from "./view.ts";

const NAMES: Record<TextPage["name"], MessageDescriptor> = {
  start: msg({ id: "reading.page.start", message: "First steps" }),
  about: msg({ id: "reading.page.about", message: "About Grow" }),
  faq: msg({ id: "reading.page.faq", message: "Questions and answers" }),
  careers: msg({ id: "reading.page.careers", message: "Jobs" }),
  terms: msg({ id: "reading.page.terms", message: "Terms of use" }),
  "terms-paid": msg({ id: "reading.page.termsPaid", message: "Paid plans" }),
  policy: msg({ id: "reading.page.policy", message: "Privacy" }),
  imprint: msg({ id: "reading.page.imprint", message: "Imprint" }),
};

/** A text of the site: its parts to jump to and the other texts beside it. */
export function PageScreen({ name, title, standfirst, html, lang, changed, headings }: PageView) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const day = formats.date(changed);
  return (
    <Page className={styles.page}>
      <TextPageHead {...{ title, standfirst, lang }} />
      <RailLayout
        sticky
        rail={
          <div className={styles.rail}>
            {headings.length === 0 ? null : (
              <Show on="wide">
                <nav aria-label={t({ id: "reading.page.contents", message: "On this page" })}>
                  <h2>
                    <Trans id="reading.page.contents">On this page</Trans>
                  </h2>
                  <ul lang={lang}>
                    {headings.map(({ id, text }) => (
                      <li key={id}>
                        <a href={`#${id}`}>{text}</a>
                      </li>
                    ))}
                  </ul>
                </nav>
              </Show>
            )}
            <nav aria-label={t({ id: "reading.page.more", message: "More about Grow" })}>
              <h2>
                <Trans id="reading.page.more">More about Grow</Trans>
              </h2>
              <ul>
                {PAGES.map((page) => (
                  <li key={page.name}>
                    <TextLink
                      href={paths.textPage(page.path)}
                      aria-current={page.name === name ? "page" : undefined}
                    >
                      {i18n._(NAMES[page.name])}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        }
      >
        <Prose html={html} lang={lang} />
        <p className={styles.changed}>
          <Trans id="reading.page.changed">Last changed {day}</Trans>
        </p>
      </RailLayout>
    </Page>
  );
}
