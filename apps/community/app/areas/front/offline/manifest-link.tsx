import { useLocale } from "@grow/i18n/react";

/** Leads to the manifest in the language of the page. */
export function ManifestLink() {
  return <link rel="manifest" href={`/manifest.webmanifest?lang=${useLocale()}`} />;
}
