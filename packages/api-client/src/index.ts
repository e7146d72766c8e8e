export { ApiError, networkErrorText, serverErrorText } from "./api-error.ts";
export type { ApiAnswer, ApiClient, Call, CallOptions, Data, Init, Method, PathWith } from "./call-types.ts";
export { createApiClient } from "./client.ts";
export { newIdempotencyKey } from "./idempotency-key.ts";
export { type Content, type LikeType, setLike } from "./likes.ts";
export type { ApiClientOptions, Detail, Value } from "./options.ts";
export { longestWait, retryStatuses, safeMethods } from "./retry.ts";
export { createUploader } from "./upload.ts";
export type { Upload, UploadFields, UploadInit, UploadPath, UploadProgress } from "./upload-types.ts";
