import { toFlagAddress } from "./flag-address.ts";

/**
 * A country's flag beside its name, loaded when it comes near the screen; a name that is not a country gets the globe.
 */
export function Flag({ name }: { readonly name: string | null | undefined }) {
  return <img className="flag" loading="lazy" src={toFlagAddress(name)} alt="" />;
}
