export { stopCodes as cs } from "../../../shared/texts/cs/stop-codes.ts";
