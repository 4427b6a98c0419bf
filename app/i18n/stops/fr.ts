export { stopCodes as fr } from "../../../shared/texts/fr/stop-codes.ts";
