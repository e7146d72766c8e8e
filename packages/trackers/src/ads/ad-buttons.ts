import type { Warn } from "../page.ts";
import { requireMembers } from "../require-members.ts";
import type { AdAction } from "./ad-record.ts";

/** An event of a link to a shop. */
export type AdButtonAction = Exclude<AdAction, "serve">;

/** A link to a shop that is counted. */
export interface AdButton {
  /** URL of the shop, http or https, at most 500 characters. */
  readonly url: string;
  /** Id of the product on whose page the link is. */
  readonly product_id: number;
}

/** Counts links to shops. */
export interface AdButtons {
  /** Counts a view. Returns false and warns for an invalid URL. */
  readonly view: (button: AdButton) => boolean;
  /** Counts a click. Returns false and warns for an invalid URL. */
  readonly click: (button: AdButton) => boolean;
}

/**
 * Reports views and clicks of links to shops, each at once. A failure becomes a warning.
 *
 * @param send - posts one; it must outlive the page, because a click leaves it
 * @example
 * const buttons = createAdButtons({ send: async () => {}, warn });
 * buttons.click({ url: "https://shop.example/lamp", product_id: 12 }); // true
 * buttons.click({ url: "javascript:alert(1)", product_id: 12 }); // false
 */
export function createAdButtons({
  send,
  warn,
}: {
  send: (action: AdButtonAction, button: AdButton) => Promise<void>;
  warn: Warn;
}): AdButtons {
  requireMembers({ send, warn }, "send warn");
  async function tell(action: AdButtonAction, { url, product_id }: AdButton): Promise<void> {
    try {
      await send(action, { url, product_id });
    } catch (error) {
      warn(`A ${action} of a button was lost`, error);
    }
  }
  const on = (action: AdButtonAction) => (button: AdButton) => {
    if (!isButton(button)) {
      warn("Invalid link to a shop", button);
      return false;
    }
    void tell(action, button);
    return true;
  };
  return { view: on("view"), click: on("click") };
}

/** Maximum characters of a URL. */
const URL_MAX = 500;

function isButton({ url, product_id }: AdButton): boolean {
  if (!(Number.isSafeInteger(product_id) && product_id > 0) || url.length > URL_MAX) return false;
  try {
    return /^https?:$/.test(new URL(url).protocol);
  } catch {
    return false;
  }
}
