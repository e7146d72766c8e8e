export { type BatchQueue, type BatchQueueOptions, createBatchQueue } from "./batch-queue.ts";
export type { Clock } from "./clock.ts";
export { systemClock } from "./clock.ts";
