export { getAds } from "./ads.ts";
export { ApiError, networkErrorText, serverErrorText } from "./api-error.ts";
export type {
  ApiAnswer,
  ApiClient,
  Call,
  CallOptions,
  Data,
  ErrorData,
  Init,
  Method,
  PathWith,
  Schemas,
} from "./call-types.ts";
export { createClient } from "./client.ts";
export type { ClientClock } from "./clock.ts";
export { type ComplainType, type ComplaintReason, complain } from "./complaints.ts";
export type { Content } from "./content.ts";
export type { Exchange, PlainAnswer, PlainBody, PlainCall } from "./exchange.ts";
export { type FollowType, setFollow } from "./follows.ts";
export { newIdempotencyKey } from "./idempotency-key.ts";
export { type LikeType, setLike } from "./likes.ts";
export { getNotificationNumbers } from "./notification-numbers.ts";
export type { ClientOptions, Detail, Value } from "./options.ts";
export { createPlainClient, type PlainClientOptions } from "./plain-client.ts";
export { type TranslationType, translate } from "./translations.ts";
export { createUploader } from "./upload.ts";
export type { Upload, UploadFields, UploadInit, UploadPath, UploadProgress } from "./upload-types.ts";
