import { parentPort, Worker, workerData } from "node:worker_threads";
import { type DrawnPhoto, drawPhotoFiles, type PhotoToDraw } from "./draw-photo-files.ts";

/** The answer of a worker. */
type Answer = { drawn: DrawnPhoto } | { failed: string };

/**
 * Draws photos on several threads: making the SVG and parsing it are both single-threaded work.
 *
 * @param script the program itself, which calls {@link serveDrawing} when it is a worker
 * @param next gives the next photo, or nothing when there are no more
 * @param done is told of every drawn photo
 */
export async function drawInParallel(
  script: URL,
  threads: number,
  folder: string,
  next: () => PhotoToDraw | undefined,
  done: (drawn: DrawnPhoto) => Promise<void>,
  failed: (photo: PhotoToDraw, reason: string) => void,
): Promise<void> {
  const draw = async () => {
    let photo = next();
    if (photo === undefined) return;
    const worker = new Worker(script, { workerData: { folder } });
    try {
      while (photo !== undefined) {
        const answer = await ask(worker, photo);
        if ("drawn" in answer) await done(answer.drawn);
        else failed(photo, answer.failed);
        photo = next();
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: threads }, draw));
}

function ask(worker: Worker, photo: PhotoToDraw): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onError = (error: Error) => {
      worker.off("message", onMessage);
      reject(error);
    };
    const onMessage = (answer: Answer) => {
      worker.off("error", onError);
      resolve(answer);
    };
    worker.once("message", onMessage);
    worker.once("error", onError);
    worker.postMessage(photo);
  });
}

/** The side of a worker thread: draws what it is sent, one after the other. */
export function serveDrawing(): void {
  const port = parentPort;
  if (port === null) return;
  const { folder } = workerData as { folder: string };
  port.on("message", (photo: PhotoToDraw) => {
    drawPhotoFiles(folder, photo).then(
      (drawn) => port.postMessage({ drawn } satisfies Answer),
      (error: unknown) =>
        port.postMessage({ failed: error instanceof Error ? error.message : String(error) } satisfies Answer),
    );
  });
}
