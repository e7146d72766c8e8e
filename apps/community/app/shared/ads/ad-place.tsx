import { MarkupCacheContext } from "@grow/app-kit/document/cached-item.tsx";
import { SERVER_MARKUP, useServerMarkup } from "@grow/app-kit/document/server-markup.ts";
import { cx } from "@grow/ui/foundation";
import { useLocation } from "@remix-run/react";
import { type FunctionComponent, useContext, useEffect, useState } from "react";
import { useViewer } from "../root-data.ts";
import styles from "./ad-place.module.css";
import { type PageSection, pageSection } from "./page-section.ts";
import type { SlotKind } from "./slot-kinds.ts";
import * as parts from "./static-parts.ts";

/** The code of a slot's content, which only the server has from the start. */
const onServer = import.meta.env.SSR ? parts : null;

interface AdPlaceProps {
  kind: SlotKind;
  /** The product of a buy button. */
  product?: number;
}

/**
 * A slot for a banner, on pages of members without Premium and of guests. The ads of the page fill it after a moment
 * (`browser/start-ads.ts`); its space is reserved. React knows nothing of its content, so that pages stay cached and the browser needs no
 * code for it.
 */
export function AdPlace({ kind, product }: AdPlaceProps) {
  const viewer = useViewer();
  const { pathname } = useLocation();
  if (viewer?.isPremium) return null;
  const section = pageSection(pathname);
  return <Slot key={section} kind={kind} section={section} product={product} />;
}

interface SlotProps {
  kind: SlotKind;
  section: PageSection;
}

function Slot({ product, ...slot }: SlotProps & { product: number | undefined }) {
  const { kind, section } = slot;
  const markupOf = useContext(MarkupCacheContext);
  const isServed = useServerMarkup();
  const [Frame, setFrame] = useState<FunctionComponent<SlotProps> | null>(() => onServer?.AdFrame ?? null);
  useEffect(() => {
    if (isServed) return;
    // Without its code the slot stays empty.
    import("./static-parts.ts").then(
      ({ AdFrame }) => setFrame(() => AdFrame),
      () => {},
    );
  }, [isServed]);
  const frame = {
    className: cx(styles.slot, styles[kind]),
    "data-ad-slot": kind,
    "data-section": section,
    "data-product": product,
  };
  if (markupOf !== null && onServer !== null) {
    const { AdFrame } = onServer;
    return (
      <div
        {...frame}
        {...SERVER_MARKUP}
        // React's own markup of the same element.
        dangerouslySetInnerHTML={{ __html: markupOf(<AdFrame {...slot} />) }}
      />
    );
  }
  if (isServed && onServer === null) return <div {...frame} {...SERVER_MARKUP} />;
  return <div {...frame}>{Frame ? <Frame {...slot} /> : null}</div>;
}
