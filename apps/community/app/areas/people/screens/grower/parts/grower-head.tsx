import { Avatar, Badge, Cluster, TextLink } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Crown, EyeOff, Flame, Shield } from "lucide-react";
import type { ReactNode } from "react";
import { AwardBadges } from "../../../../../shared/awards/award-badges.tsx";
import { UserText } from "../../../../../shared/user-text/user-text.tsx";
import type { ElsewhereLink, GrowerView } from "../view.ts";
import styles from "./grower-head.module.css";

/** Names of sites are the same in every language. */
const SITES: Record<Exclude<ElsewhereLink["site"], "website">, string> = {
  instagram: "Instagram",
  youtube: "YouTube",
  facebook: "Facebook",
  x: "X",
};

/** Face, name, words about themselves, favourites and links. */
export function GrowerHead({ grower, children }: { grower: GrowerView; children: ReactNode }) {
  const { t } = useLingui();
  const { id, name, avatar, about, lang, growsSince, favourites, elsewhere, streak } = grower;
  const { fvs_name: breeder, fvn_name: nutrient, fav_method: method } = favourites;
  return (
    <div className={styles.head}>
      <span className={styles.face}>
        <Avatar src={avatar} seed={id} size={136} />
      </span>
      <div className={styles.words}>
        <Cluster gap={3}>
          <h1 className={styles.name}>{name}</h1>
          {grower.isModerator ? (
            <Badge tone="info" icon={Shield}>
              {t({ id: "grower.badge.moderator", message: "Moderator" })}
            </Badge>
          ) : null}
          {grower.isPremium ? (
            <Badge icon={Crown}>{t({ id: "grower.badge.premium", message: "Premium" })}</Badge>
          ) : null}
          {streak === null ? null : (
            <Badge tone="good" icon={Flame}>
              {t({
                id: "grower.badge.streak",
                message: plural(streak, { one: "# week in a row", other: "# weeks in a row" }),
              })}
            </Badge>
          )}
          {grower.isSelf && grower.isDiscreet ? (
            <Badge icon={EyeOff}>{t({ id: "grower.badge.discreet", message: "Hidden from lists" })}</Badge>
          ) : null}
        </Cluster>
        <AwardBadges awards={grower.awards} />
        {about === "" ? null : (
          <p className={styles.about} lang={lang}>
            <UserText text={about} />
          </p>
        )}
        <ul className={styles.facts}>
          {growsSince === null ? null : (
            <li>
              <Trans id="grower.since.year">Growing since {growsSince}</Trans>
            </li>
          )}
          {breeder === "" ? null : (
            <li>
              <Trans id="grower.favourite.breeder">
                Favourite breeder: <b>{breeder}</b>
              </Trans>
            </li>
          )}
          {nutrient === "" ? null : (
            <li>
              <Trans id="grower.favourite.nutrient">
                Favourite nutrients: <b>{nutrient}</b>
              </Trans>
            </li>
          )}
          {method === "" ? null : (
            <li>
              <Trans id="grower.favourite.method">
                Method: <b>{method}</b>
              </Trans>
            </li>
          )}
          {elsewhere.map(({ site, href, label }) => (
            <li key={site}>
              {site === "website" ? null : `${SITES[site]}: `}
              <TextLink href={href} rel="me nofollow noopener ugc">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  );
}
