import { createFailureWriter } from "../../../shared/telemetry/failure.ts";

export const logFailure = createFailureWriter("tribune-origin", console);
