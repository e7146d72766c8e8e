/** A heart as it stands. */
export interface LikedView {
  readonly liked: boolean;
  readonly likes: number;
}
