/** In Latin letters, as `addresses.ts` says. */
export { plainAddresses } from "../en/plain-addresses.ts";
