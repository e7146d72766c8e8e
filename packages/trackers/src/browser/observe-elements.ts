import { LARGE_AD_SHARE } from "../ads/ad-view.ts";
import { VISIBLE_SHARE, visibleShare } from "../impressions/visible-share.ts";

/** Observes the visibility of elements. */
export interface ElementObserver {
  /**
   * Observes an element.
   *
   * @param see - called with its visible share, from 0 to 1, when that crosses nothing, 30 %, half or all
   * @returns stops observing
   */
  readonly observe: (element: Element, see: (share: number) => void) => () => void;
}

interface Followed {
  readonly sees: Set<(share: number) => void>;
  share: number | null;
  readonly end: () => void;
}

/**
 * Reports the visible share of elements with IntersectionObserver, for `trackAd` and `Impressions`. Elements larger than the window
 * count by the share of the window that they fill.
 */
export function observeElements(): ElementObserver {
  /** The callback of each element, and the last reported share. */
  const followed = new Map<Element, Followed>();
  const observers = new Map<number, IntersectionObserver>();

  function told(entries: readonly IntersectionObserverEntry[]) {
    for (const { target, boundingClientRect, intersectionRect } of entries) {
      const view = { width: innerWidth, height: innerHeight };
      const element = followed.get(target);
      if (!element) continue;
      element.share = visibleShare(boundingClientRect, intersectionRect, view);
      for (const see of element.sees) see(element.share);
    }
  }
  /** Shares one observer among all elements whose half-visible threshold is the same. */
  function observerFor(element: Element): IntersectionObserver {
    const { width, height } = element.getBoundingClientRect();
    const best = Math.min(width, innerWidth) * Math.min(height, innerHeight);
    const threshold = thresholdOf(VISIBLE_SHARE, best / (width * height));
    let observer = observers.get(threshold);
    if (!observer) {
      const large = thresholdOf(LARGE_AD_SHARE, threshold / VISIBLE_SHARE);
      // With a margin, because the callback of a fast scroll may come a fraction before the threshold.
      const margin = (share: number) => Math.min(1, share + 0.001);
      observer = new IntersectionObserver(told, {
        threshold: [0, large, margin(large), threshold, margin(threshold), 1],
      });
      observers.set(threshold, observer);
    }
    return observer;
  }
  return {
    observe(element, see) {
      let known = followed.get(element);
      if (!known) {
        const observer = observerFor(element);
        known = { sees: new Set(), share: null, end: () => observer.unobserve(element) };
        followed.set(element, known);
        observer.observe(element);
      }
      const { sees, share, end } = known;
      sees.add(see);
      if (share !== null) see(share);
      return () => {
        sees.delete(see);
        if (sees.size > 0) return;
        end();
        followed.delete(element);
      };
    },
  };
}

/** A share of what the window can show of an element, as a share of the element. */
function thresholdOf(share: number, shown: number): number {
  return Number.isFinite(shown) ? Math.round(share * shown * 1000) / 1000 : share;
}
