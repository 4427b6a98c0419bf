export { stopCodes as it } from "../../../shared/texts/it/stop-codes.ts";
