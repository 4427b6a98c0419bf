export { stopCodes as nl } from "../../../shared/texts/nl/stop-codes.ts";
