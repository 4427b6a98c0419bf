export { addresses } from "../../../shared/texts/en/addresses.ts";
export { sports } from "../../../shared/texts/en/sports.ts";
export { statuses } from "../../../shared/texts/en/statuses.ts";
export { en as site } from "../site/en.ts";
