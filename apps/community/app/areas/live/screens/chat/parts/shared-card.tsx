import { ChatShare } from "@grow/ui/social";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { SECTION_ICONS } from "../../../../../shared/catalogue/section-icons.ts";
import { photoSource } from "../../../../../shared/photo-source.ts";
import { weekState } from "../../../../../shared/words/phase-words.ts";
import type { SharedView } from "../message-view.ts";
import { SHARE_ICONS } from "./share-icons.ts";

/** A shared diary, week, strain or product as a card. */
export function SharedCard({ shared }: { shared: SharedView }) {
  const { i18n, t } = useLingui();
  const { href, title, photo } = shared;
  const icon = shared.kind === "product" ? SECTION_ICONS[shared.section] : SHARE_ICONS[shared.kind];
  const card = { href, title, icon, photo: photo ? photoSource(photo, "card") : undefined };
  switch (shared.kind) {
    case "diary": {
      const count = shared.phases.length;
      return (
        <ChatShare
          {...card}
          lang={shared.lang}
          strip={{
            weeks: shared.phases.map((phase) => ({ phase })),
            newest: count - 1,
            finished: shared.isHarvest,
            label: t({ id: "chat.share.weeks", message: plural(count, { one: "# week", other: "# weeks" }) }),
          }}
        />
      );
    }
    case "week":
      return <ChatShare {...card} lang={shared.lang} detail={weekState(i18n, shared.week, shared.faza)} />;
    default:
      return <ChatShare {...card} detail={shared.by ?? undefined} />;
  }
}
