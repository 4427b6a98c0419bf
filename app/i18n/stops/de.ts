export { stopCodes as de } from "../../../shared/texts/de/stop-codes.ts";
