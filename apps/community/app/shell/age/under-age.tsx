import { Stack } from "@grow/ui";
import { Trans } from "@lingui/react/macro";
import type { MetaFunction } from "@remix-run/react";

export const meta: MetaFunction = () => [{ title: "Grow" }, { name: "robots", content: "noindex" }];

/** What somebody who is too young is told. */
export default function UnderAge() {
  return (
    <Stack>
      <h1>
        <Trans id="shell.underAge.title">This site is for adults</Trans>
      </h1>
      <p>
        <Trans id="shell.underAge.text">
          Growing and using cannabis has an age limit wherever it is allowed. Please come back when you have
          reached it.
        </Trans>
      </p>
    </Stack>
  );
}
