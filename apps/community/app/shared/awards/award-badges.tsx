import { Chip, Cluster } from "@grow/ui/foundation";
import { Trophy } from "lucide-react";
import type { WonAward } from "./won-awards.ts";

/** Names may be long. */
const WRAPPED = { whiteSpace: "normal" } as const;

/**
 * What something won, "Diary of the year 2025", with links to the awards; nothing for what won nothing. It has no styles of its own, which
 * would be another file for the page of a diary.
 */
export function AwardBadges({ awards }: { awards: readonly WonAward[] }) {
  if (awards.length === 0) return null;
  return (
    <Cluster gap={2}>
      {awards.map(({ href, name, lang, year }) => (
        <Chip key={`${href} ${name}`} href={href} icon={Trophy} small style={WRAPPED}>
          <span>
            <span lang={lang}>{name}</span>
            {year === null ? null : ` ${year}`}
          </span>
        </Chip>
      ))}
    </Cluster>
  );
}
