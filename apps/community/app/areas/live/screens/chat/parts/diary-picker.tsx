import { createClient } from "@grow/api-client";
import { Icon } from "@grow/ui/foundation";
import { Menu, MenuButton, MenuHeading, useToast } from "@grow/ui/overlay";
import { useLingui } from "@lingui/react/macro";
import { Notebook } from "lucide-react";
import { useState } from "react";
import type { ChosenDiary } from "../state/use-compose.ts";
import styles from "./room.module.css";

/** Diaries in the list, the newest first. */
const SHOWN = 20;

/** Chooses one of the user's diaries for the next message. They load when it opens. */
export function DiaryPicker({ me, onPick }: { me: number; onPick: (diary: ChosenDiary) => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const [diaries, setDiaries] = useState<readonly (ChosenDiary & { readonly lang: string })[] | null>(null);
  const label = t({ id: "chat.diary.share", message: "Share a diary" });
  const load = async () => {
    try {
      const query = { user_id: me, limit: SHOWN };
      const { data } = await createClient({ apiBase: "/api" }).GET("/diaries", { params: { query } });
      setDiaries(data.items.map(({ id, name, lang }) => ({ id, name, lang })));
    } catch {
      toast({
        text: t({ id: "chat.diary.failed", message: "Your diaries didn't load. Try again." }),
        isError: true,
      });
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the menu's own trigger has the role and the keys
    <span onFocus={() => diaries ?? void load()}>
      <Menu square up sheet align="start" label={label} trigger={<Icon of={Notebook} />}>
        <MenuHeading>{label}</MenuHeading>
        <div className={styles.diaries}>
          {diaries?.length === 0 ? (
            <p className={styles.detail}>
              {t({ id: "chat.diary.none", message: "You have no diaries to share yet." })}
            </p>
          ) : null}
          {diaries?.map(({ id, name, lang }) => (
            <MenuButton key={id} lang={lang} onClick={() => onPick({ id, name })}>
              {name}
            </MenuButton>
          ))}
        </div>
      </Menu>
    </span>
  );
}
