import { useKeptInstead } from "@grow/app-kit/client/use-kept-instead.ts";
import { ErrorScreen } from "@grow/app-kit/shell/error/error-screen.tsx";
import { LinkButton } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { paths } from "../paths.ts";
import { BareHeader } from "./header/header.tsx";

/** The error layout of the community. */
export function ErrorPage({ error }: { error: unknown }) {
  useKeptInstead(error);
  return (
    <>
      <BareHeader />
      <ErrorScreen
        error={error}
        elsewhere={
          <LinkButton look="outline" href={paths.explore()}>
            <Trans id="shell.missing.diaries">Browse diaries</Trans>
          </LinkButton>
        }
      />
    </>
  );
}
