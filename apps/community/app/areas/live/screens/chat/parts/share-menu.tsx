import { Icon, IconButton, useHydrated } from "@grow/ui/foundation";
import { Menu, MenuButton, MenuHeading } from "@grow/ui/overlay";
import { useLingui } from "@lingui/react/macro";
import { Share } from "lucide-react";
import { SHARE_KINDS, type ShareKind } from "../state/find-shareable.ts";
import { SHARE_ICONS } from "./share-icons.ts";
import { useShareWords } from "./use-share-words.ts";

/** Chooses what kind of thing the next message shares. */
export function ShareMenu({ onChoose }: { onChoose: (kind: ShareKind) => void }) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const label = t({ id: "chat.share", message: "Share from Grow" });
  const words = useShareWords();
  if (!isHydrated) return <IconButton icon={Share} label={label} disabled />;
  return (
    <Menu square up sheet align="start" label={label} trigger={<Icon of={Share} />}>
      <MenuHeading>{label}</MenuHeading>
      {SHARE_KINDS.map((one) => (
        <MenuButton key={one} icon={SHARE_ICONS[one]} onClick={() => onChoose(one)}>
          {words[one]}
        </MenuButton>
      ))}
    </Menu>
  );
}
