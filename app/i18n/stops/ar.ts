export { stopCodes as ar } from "../../../shared/texts/ar/stop-codes.ts";
