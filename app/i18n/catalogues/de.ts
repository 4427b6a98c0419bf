export { addresses } from "../../../shared/texts/de/addresses.ts";
export { sports } from "../../../shared/texts/de/sports.ts";
export { statuses } from "../../../shared/texts/de/statuses.ts";
export { de as site } from "../site/de.ts";
