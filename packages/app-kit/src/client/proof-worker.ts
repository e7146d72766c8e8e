import { type Challenge, solveChallenge } from "./proof-of-work.ts";

// Runs in a worker, so that typing stays smooth meanwhile.
addEventListener("message", ({ data }: MessageEvent<Challenge>) => {
  try {
    postMessage({ answer: solveChallenge(data) });
  } catch (error) {
    postMessage({ error: String(error) });
  }
});
