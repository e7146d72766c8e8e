import { reportVitals } from "./report-vitals.ts";

export const telemetryOperations = { reportVitals };
