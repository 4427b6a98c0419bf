export { stopCodes as es } from "../../../shared/texts/es/stop-codes.ts";
