import { isLocale, LOCALE_NAMES } from "@grow/i18n";
import { useFormats } from "@grow/i18n/react";
import { Badge, TextLink } from "@grow/ui/foundation";
import { CardGrid } from "@grow/ui/media";
import { GrowerCard } from "@grow/ui/social";
import { useLingui } from "@lingui/react/macro";
import { Crown, Shield } from "lucide-react";
import { Fragment } from "react";
import { AdPlace } from "../ads/ad-place.tsx";
import { FollowForm } from "../follows/follow-form.tsx";
import { photoSource } from "../photo-source.ts";
import type { GrowerData } from "./grower-data.ts";

interface GrowerCardsProps {
  growers: readonly GrowerData[];
  headingLevel?: 2 | 3;
  /** A banner follows the sixth card. */
  hasAd?: boolean;
}

/** Growers as cards: name, marks, what they grow, numbers, and a button to follow them. */
export function GrowerCards({ growers, headingLevel = 2, hasAd }: GrowerCardsProps) {
  return (
    <CardGrid columns={3} phoneColumns={1} insert={hasAd ? <AdPlace kind="box" /> : null}>
      {growers.map((grower) => (
        <OneGrower key={grower.id} grower={grower} headingLevel={headingLevel} />
      ))}
    </CardGrid>
  );
}

function OneGrower({ grower, headingLevel }: { grower: GrowerData; headingLevel: 2 | 3 }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { id, name, link, avatar, since, lang, is_follow, is_premium, is_moderator, isSelf } = grower;
  const { covers, strains, moreStrains } = grower;
  return (
    <GrowerCard
      name={name}
      href={link}
      impression={`user:${id}`}
      src={avatar}
      seed={id}
      headingLevel={headingLevel}
      detail={
        <>
          {t({ id: "grower.since", message: `Member since ${since}` })}
          {isLocale(lang) ? (
            <>
              {" · "}
              <span lang={lang}>{LOCALE_NAMES[lang]}</span>
            </>
          ) : null}
        </>
      }
      photos={covers.map((cover) => photoSource({ ...cover, alt: "" }, "card"))}
      topics={
        strains.length > 0 ? (
          <>
            {strains.map(({ name, href }, index) => (
              <Fragment key={href}>
                {index > 0 ? ", " : null}
                <TextLink href={href}>{name}</TextLink>
              </Fragment>
            ))}
            {moreStrains > 0 ? ` +${formats.number(moreStrains)}` : null}
          </>
        ) : undefined
      }
      badges={
        is_premium || is_moderator ? (
          <>
            {is_moderator ? (
              <Badge tone="info" icon={Shield}>
                {t({ id: "grower.moderator", message: "Moderator" })}
              </Badge>
            ) : null}
            {is_premium ? (
              <Badge icon={Crown}>{t({ id: "grower.premium", message: "Premium" })}</Badge>
            ) : null}
          </>
        ) : undefined
      }
      figures={[
        { name: t({ id: "grower.diaries", message: "Diaries" }), value: formats.compact(grower.cnt_reports) },
        {
          name: t({ id: "grower.harvests", message: "Harvests" }),
          value: formats.compact(grower.cnt_harvests),
        },
        {
          name: t({ id: "grower.followers", message: "Followers" }),
          value: formats.compact(grower.cnt_followers),
        },
      ]}
      action={isSelf ? undefined : <FollowForm type="user" id={id} followed={is_follow} />}
    />
  );
}
