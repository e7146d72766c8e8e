import { Component, type ReactNode, type RefObject } from "react";
import { uiStateOf } from "./ui-state.ts";

interface PreserveUiStateProps {
  /** The element whose content is replaced. */
  place: RefObject<HTMLElement>;
  /** Whether the server's markup is still shown. */
  isStatic: boolean;
  children: ReactNode;
}

/** Restores the user's position in replaced markup. */
type Restore = ReturnType<typeof uiStateOf>;

/** Preserves focus, scroll positions and open elements when client-rendered content replaces the server's markup. */
export class PreserveUiState extends Component<PreserveUiStateProps> {
  override getSnapshotBeforeUpdate(before: PreserveUiStateProps): Restore | null {
    const { place, isStatic } = this.props;
    return before.isStatic && !isStatic && place.current ? uiStateOf(place.current) : null;
  }

  override componentDidUpdate(_props: PreserveUiStateProps, _state: unknown, restore: Restore | null): void {
    const now = this.props.place.current;
    if (now) restore?.(now);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
