import { Trans } from "@lingui/react/macro";

/** The file with a long list was not loaded. */
export const ListFailed = () => (
  <Trans id="draw.list.failed">The list of entries didn't load. Check your connection and try again.</Trans>
);
