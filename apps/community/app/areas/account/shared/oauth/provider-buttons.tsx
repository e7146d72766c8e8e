import type { Schema } from "@grow/contract";
import { LinkButton, Stack } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";

/** A button for each provider that is switched on; nothing without any. */
export function ProviderButtons({
  providers,
  returnPath,
}: {
  providers: readonly Pick<Schema<"OAuthProvider">, "provider" | "name">[];
  returnPath: string;
}) {
  const { t } = useLingui();
  if (providers.length === 0) return null;
  return (
    <Stack gap={2}>
      {providers.map(({ provider, name }) => (
        <LinkButton key={provider} look="outline" wide href={paths.external(provider, returnPath)}>
          {t({ id: "auth.provider", message: `Continue with ${name}` })}
        </LinkButton>
      ))}
    </Stack>
  );
}
