import { ROOMS } from "@grow/domain";
import { SegmentLinks } from "@grow/ui/navigation";
import { useLingui } from "@lingui/react/macro";
import { roomWord } from "../../../../../shared/words/setup-words.ts";

/** Narrows the numbers to the diaries of one room. */
export function RoomLinks({ link, room }: { link: string; room: string | null }) {
  const { i18n, t } = useLingui();
  const all = { href: link, label: t({ id: "strain.rooms.all", message: "All" }), current: room === null };
  return (
    <SegmentLinks
      label={t({ id: "strain.rooms", message: "Where it was grown" })}
      links={[
        all,
        ...ROOMS.map(({ code, name }) => ({
          href: `${link}?room=${name}`,
          label: roomWord(i18n, code),
          current: name === room,
        })),
      ]}
    />
  );
}
