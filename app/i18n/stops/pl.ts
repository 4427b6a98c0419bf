export { stopCodes as pl } from "../../../shared/texts/pl/stop-codes.ts";
