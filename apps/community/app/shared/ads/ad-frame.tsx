import { BANNER_KINDS } from "@grow/domain/banners";
import { TextLink } from "@grow/ui/foundation";
import { AdCreative, AdSlot, type PhotoSource } from "@grow/ui/media";
import { useLingui } from "@lingui/react/macro";
import { paths } from "../../paths.ts";
import styles from "./ad-frame.module.css";
import { ownBanner } from "./own-banners.ts";
import { OwnDrawing } from "./own-drawing.tsx";
import type { PageSection } from "./page-section.ts";
import { SLOT_KINDS, type SlotKind } from "./slot-kinds.ts";

interface AdFrameProps {
  kind: SlotKind;
  section: PageSection;
}

/** Nothing yet: one transparent pixel. */
const NO_PICTURE = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";

/** Stands for a name in the sentences of the model. */
const name = "{name}";

/**
 * The content of a slot: a banner of the site's own, and the model of a booked one, which the ads of the page fill in
 * (`browser/fill-model.ts`). They find the model's parts by `data-ad`.
 */
export function AdFrame({ kind, section }: AdFrameProps) {
  const { i18n, t } = useLingui();
  const own = ownBanner(kind, section);
  const ownLabel = t({ id: "ad.own", message: "From Grow" });
  const isStrip = kind === "header";
  return (
    <>
      <div className={styles.own}>
        <AdSlot format={SLOT_KINDS[kind]} label={ownLabel}>
          <AdCreative
            // A buy button has no picture; what stands there without one has.
            place={kind === "button" ? "sidebar" : kind}
            photo={null}
            drawing={<OwnDrawing of={own.drawing} />}
            title={i18n._(own.title)}
            text={isStrip ? "" : i18n._(own.text)}
            button={i18n._(own.button)}
            href={own.href}
            isOwn
          />
        </AdSlot>
      </div>
      <div hidden data-ad="model" data-own-label={ownLabel}>
        <AdSlot
          format={SLOT_KINDS[kind]}
          payer={<span data-ad="payer">{t({ id: "ad.payer", message: `Paid for by ${name}` })}</span>}
          why={<Why />}
        >
          {kind === "button" ? (
            <AdCreative place={kind} photo={null} title="" text="" button="–" href="#" />
          ) : (
            <AdCreative
              place={kind}
              photo={noPicture(kind)}
              photoDark={noPicture(kind)}
              title="–"
              text={isStrip ? "" : "–"}
              button="–"
              href="#"
            />
          )}
        </AdSlot>
      </div>
      <div className={styles.shown} data-ad="shown" />
    </>
  );
}

/** Who advertises and pays, and what decided that this reader sees it: article 26 of the EU's Digital Services Act. */
function Why() {
  const { t } = useLingui();
  return (
    <>
      <p data-ad="advertiser">{t({ id: "ad.why.advertiser", message: `${name} advertises here.` })}</p>
      <p data-ad="payer">{t({ id: "ad.payer", message: `Paid for by ${name}` })}</p>
      <ul>
        <li data-ad="section">
          {t({ id: "ad.why.section", message: "It's booked for this part of the site." })}
        </li>
        <li data-ad="country">{t({ id: "ad.why.country", message: "It's booked for your country." })}</li>
        <li>{t({ id: "ad.why.chance", message: "Among those that fit, chance decides." })}</li>
      </ul>
      <p>
        {t({ id: "ad.why.data", message: "What you read, write or like here plays no part." })}{" "}
        <TextLink href={paths.premiumPage()}>
          {t({ id: "ad.why.premium", message: "Premium has no ads" })}
        </TextLink>
      </p>
    </>
  );
}

function noPicture(kind: Exclude<SlotKind, "button">): PhotoSource {
  const { width, height } = BANNER_KINDS[kind].picture;
  return { src: NO_PICTURE, srcSet: NO_PICTURE, avifSrcSet: NO_PICTURE, width, height, alt: "" };
}
