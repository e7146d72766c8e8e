import { useViewer } from "@grow/app-kit/shell/shell-data.ts";
import { useHydrated } from "@grow/ui/foundation";
import { lazy, Suspense } from "react";

const Mentions = lazy(async () => {
  const { Mentions } = await import("./mentions.tsx").catch(() => ({ Mentions: () => null }));
  return { default: Mentions };
});

/** Offers growers while a member types `@`. Guests never load its code. */
export function MentionsPlace() {
  const isMember = useViewer() !== null;
  const isHydrated = useHydrated();
  return isMember && isHydrated ? (
    <Suspense>
      <Mentions />
    </Suspense>
  ) : null;
}
