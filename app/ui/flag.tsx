import { toFlagAddress } from "./flag-address.ts";

/**
 * A country's flag beside its name, loaded when it comes near the screen; a name that is not a country gets the globe.
 * Sheets know it by its address: a class would be written in every head of a league.
 */
export function Flag({ name }: { readonly name: string | null | undefined }) {
  return <img loading="lazy" src={toFlagAddress(name)} alt="" />;
}
