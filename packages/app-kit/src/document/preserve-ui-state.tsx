import { Component, type ReactNode, type RefObject } from "react";

interface PreserveUiStateProps {
  /** The element whose content is replaced. */
  place: RefObject<HTMLElement>;
  /** Whether the server's markup is still shown. */
  isStatic: boolean;
  children: ReactNode;
}

/** Restores the user's position in replaced markup. */
type Places = readonly ((now: HTMLElement) => void)[];

/** Preserves focus, scroll positions and open elements when client-rendered content replaces the server's markup. */
export class PreserveUiState extends Component<PreserveUiStateProps> {
  override getSnapshotBeforeUpdate(before: PreserveUiStateProps): Places | null {
    const { place, isStatic } = this.props;
    return before.isStatic && !isStatic && place.current ? placesIn(place.current) : null;
  }

  override componentDidUpdate(_props: PreserveUiStateProps, _state: unknown, places: Places | null): void {
    const now = this.props.place.current;
    if (now) for (const goBack of places ?? []) goBack(now);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

function placesIn(root: HTMLElement): Places {
  const places: ((now: HTMLElement) => void)[] = [];
  for (const element of root.querySelectorAll<HTMLElement>("*")) {
    const { scrollLeft, scrollTop } = element;
    const isFocused = element === document.activeElement;
    const isOpen = element instanceof HTMLDetailsElement && element.open;
    if (!isFocused && !isOpen && scrollLeft === 0 && scrollTop === 0) continue;
    const same = finderOf(root, element);
    places.push((now) => {
      const found = same(now);
      if (!found) return;
      if (isOpen) found.setAttribute("open", "");
      found.scrollTo({ left: scrollLeft, top: scrollTop, behavior: "instant" });
      if (isFocused) found.focus({ preventScroll: true });
    });
  }
  return places;
}

/** Finds the counterpart of an element in other markup: the link to the same page, else the element at the same index of its kind. */
function finderOf(root: HTMLElement, element: HTMLElement): (now: HTMLElement) => HTMLElement | undefined {
  const href = element.getAttribute("href");
  const kind = (markup: HTMLElement) => {
    const all = [...markup.querySelectorAll<HTMLElement>(element.localName)];
    return href === null ? all : all.filter((one) => one.getAttribute("href") === href);
  };
  const at = kind(root).indexOf(element);
  return (now) => kind(now)[at];
}
