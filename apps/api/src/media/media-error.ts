/** Why a file was refused, as the contract names it. */
export type MediaRefusal =
  | "broken_upload"
  | "required"
  | "too_large"
  | "unsupported_type"
  | "heic"
  | "pixel_limit"
  | "wrong_format";

/** A file that cannot be taken, for a reason the sender can do something about. */
export class MediaError extends Error {
  override readonly name = "MediaError";

  constructor(
    readonly code: MediaRefusal,
    /** Numbers for the sentence shown to the sender, such as the limit in bytes. */
    readonly params: Record<string, string | number> = {},
  ) {
    super(code);
  }
}
