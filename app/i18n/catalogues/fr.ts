export { addresses } from "../../../shared/texts/fr/addresses.ts";
export { sports } from "../../../shared/texts/fr/sports.ts";
export { statuses } from "../../../shared/texts/fr/statuses.ts";
export { fr as site } from "../site/fr.ts";
