export { stopCodes as pt } from "../../../shared/texts/pt/stop-codes.ts";
