/** One origin of feeds. */
type OriginEntry = { readonly url: string; readonly weight: number; readonly countries: readonly string[] };
export type OriginConfig = {
  /** Serve the visitors of the countries they list. */
  readonly local: readonly OriginEntry[];
  /** Serve everyone for whom no local entry exists. */
  readonly global: readonly OriginEntry[];
  readonly default_url: string;
};

/** The weights of the entries that match lead to no choice (C8.07). */
export class NoOriginError extends Error {
  override readonly name = "NoOriginError";
}

/** Local entries of the country, else the global ones; empty when only default_url is left (C7.07). */
export function originsFor(config: OriginConfig, country: string | null): readonly OriginEntry[] {
  const local = config.local.filter((entry) => country !== null && entry.countries.includes(country));
  return local.length > 0 ? local : config.global;
}

/**
 * An origin's URL, drawn in proportion to weight; `random` is a number in [0, 1).
 * @throws NoOriginError when entries match but no weight among them is positive
 */
export function chooseOrigin(config: OriginConfig, country: string | null, random: number): string {
  const matches = originsFor(config, country);
  return matches.length === 0 ? config.default_url : draw(matches, random).url;
}

/** The choice and then every other origin that may replace it: more matches, global ones, default_url. */
export function originOrder(
  config: OriginConfig,
  country: string | null,
  random: () => number,
  first: string = chooseOrigin(config, country, random()),
): readonly string[] {
  const order = [first];
  for (const group of [originsFor(config, country), config.global]) {
    let rest = group.filter((entry) => entry.weight > 0 && !order.includes(entry.url));
    while (rest.length > 0) {
      const { url } = draw(rest, random());
      order.push(url);
      rest = rest.filter((entry) => entry.url !== url);
    }
  }
  return order.includes(config.default_url) ? order : [...order, config.default_url];
}

function draw(entries: readonly OriginEntry[], random: number): OriginEntry {
  const weights = entries.map((entry) => (entry.weight > 0 ? entry.weight : 0));
  let left = random * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, entry] of entries.entries()) {
    const weight = weights[index] ?? 0;
    if (weight > 0 && left < weight) return entry;
    left -= weight;
  }
  throw new NoOriginError(`no positive weight among ${entries.map((entry) => entry.url).join(", ")}`);
}
