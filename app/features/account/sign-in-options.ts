import { useEffect, useState } from "react";
import { fieldsOf } from "../../../shared/json/record.ts";
import { siteAccount } from "./site-account.ts";

export type ListedProvider = { readonly provider: string; readonly name: string };
type Listed = readonly ListedProvider[];

const longestWaitMs = 1_000;
let asked: Promise<Listed> | null = null;
let known: Listed | null = null;

/** The providers that the deployment offers, asked for once; none where they cannot be had now. */
export const loadProviders = (): Promise<Listed> => (asked ??= askProviders());

async function askProviders(): Promise<Listed> {
  const providers = (await siteAccount().askOwn("signInOptions"))?.["providers"];
  if (!Array.isArray(providers)) {
    asked = null;
    return [];
  }
  known = providers.map(fieldsOf).map(({ provider, name }) => ({ provider: String(provider), name: String(name) }));
  return known;
}

/** The same while a window opens: null for a second at most, so that nothing moves in it afterwards. */
export function useProviders(): Listed | null {
  const [providers, setProviders] = useState(known);
  useEffect(() => {
    const giveUp = setTimeout(() => setProviders((now) => now ?? []), longestWaitMs);
    void loadProviders().then((listed) => setProviders((now) => now ?? listed));
    return () => clearTimeout(giveUp);
  }, []);
  return providers;
}
