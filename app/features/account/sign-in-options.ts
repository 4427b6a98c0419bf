import { useEffect, useState } from "react";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { signInWaysName } from "../../storage/storage-keys.ts";
import { createTextChoice } from "../../storage/text-choice.ts";
import { siteAccount } from "./site-account.ts";

export type ListedProvider = { readonly provider: string; readonly name: string };
type Listed = readonly ListedProvider[];

const signInWays = createTextChoice(signInWaysName);
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
  signInWays.set(String(known.length));
  return known;
}

/** Null until they are known: the window is there at once, with room for as many as there were the last time. */
export function useProviders(): Listed | null {
  const [providers, setProviders] = useState(known);
  useEffect(() => void loadProviders().then(setProviders), []);
  return providers;
}

const mostExpected = 4;

/** How many providers to keep room for; a browser that has never asked keeps a line of two. */
export function expectedProviders(): number {
  const count = Number(signInWays.get() ?? 2);
  return Number.isInteger(count) ? Math.min(Math.max(count, 0), mostExpected) : 2;
}
