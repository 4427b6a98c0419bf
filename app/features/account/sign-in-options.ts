import { fieldsOf } from "../../../shared/json/record.ts";
import { siteAccount } from "./site-account.ts";

export type ListedProvider = { readonly provider: string; readonly name: string };

/** The providers that the deployment offers; none where they cannot be had. */
export async function loadProviders(): Promise<readonly ListedProvider[]> {
  const providers = (await siteAccount().askOwn("signInOptions"))?.["providers"];
  if (!Array.isArray(providers)) return [];
  return providers.map(fieldsOf).map(({ provider, name }) => ({ provider: String(provider), name: String(name) }));
}
