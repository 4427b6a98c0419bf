import { createFailureWriter } from "../../../shared/operations/failure.ts";

export const logFailure = createFailureWriter("tribune-push-durable-object", console);
