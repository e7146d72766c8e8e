/** The state of a like button. */
export interface LikedView {
  readonly liked: boolean;
  readonly likes: number;
}
