import { type Challenge, solveChallenge } from "./proof-of-work.ts";

// Runs beside the page, so that typing stays smooth while it counts.
addEventListener("message", ({ data }: MessageEvent<Challenge>) => {
  try {
    postMessage({ answer: solveChallenge(data) });
  } catch (error) {
    postMessage({ error: String(error) });
  }
});
