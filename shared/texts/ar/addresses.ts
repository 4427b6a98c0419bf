/** Addresses are in Latin letters, as Arabic sports sites have them: Arabic ones are copied as rows of percent signs. */
export { addresses } from "../en/addresses.ts";
