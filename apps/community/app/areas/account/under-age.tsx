import "./locales/auth/catalog.ts";
import { Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import type { MetaFunction } from "@remix-run/react";

export const meta: MetaFunction = () => [{ title: "Grow" }, { name: "robots", content: "noindex" }];

/** The page for visitors who are too young. */
export default function UnderAge() {
  return (
    <Stack>
      <h1>
        <Trans id="shell.underAge.title">This site is for adults</Trans>
      </h1>
      <p>
        <Trans id="shell.underAge.text">
          Growing and using cannabis has an age limit wherever it's legal. Come back when you're old enough.
        </Trans>
      </p>
    </Stack>
  );
}
