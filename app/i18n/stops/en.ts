export { stopCodes as en } from "../../../shared/texts/en/stop-codes.ts";
