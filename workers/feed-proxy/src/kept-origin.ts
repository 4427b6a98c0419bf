import { chooseOrigin, originsFor, type OriginConfig } from "../../../shared/operations/origin-choice.ts";

/** The store of choices: session storage, or an isolate's memory. */
export type ChoiceStore = Pick<Map<string, string>, "get" | "set" | "delete">;

/**
 * The origin of a project's feeds, chosen once and then kept, so that one reader's numbers come from one place. Only a choice that is not
 * the default is kept, and only while it still matches (C7.08).
 * @param random a number in [0, 1)
 * @throws NoOriginError when entries match but no weight among them is positive
 */
export function keptOrigin(
  store: ChoiceStore,
  projectId: number,
  config: OriginConfig,
  country: string | null,
  random: number,
): string {
  const key = `location_origin_${projectId}`;
  const kept = store.get(key);
  if (originsFor(config, country).some(({ url, weight }) => url === kept && weight > 0)) return kept ?? "";
  const chosen = chooseOrigin(config, country, random);
  if (chosen === config.default_url) store.delete(key);
  else store.set(key, chosen);
  return chosen;
}
