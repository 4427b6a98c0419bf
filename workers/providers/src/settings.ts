import { z } from "zod";
import { markets, licensedBookmakers } from "../../../shared/betting/bookmakers.ts";
import { leastKeyCharacters } from "../../../shared/ingest/signature.ts";
import { credits, isCreditId, type CreditId } from "../../../shared/ingest/credits.ts";
import type { Variant } from "../../../variants/variant.ts";
import type { Source } from "./core/take-turn.ts";
import { connectors } from "./connectors.ts";

/** The settings of all sources: which ones run, their addresses and keys, and which competitions to request (`wanted`). */
export type Settings = {
  readonly providers: string;
  readonly permitted: string;
  /** The deployment's variants; empty when unknown. */
  readonly variants: readonly Pick<Variant, "markets">[];
  readonly keys: string | undefined;
  readonly urls: Readonly<Record<CreditId, string>>;
  readonly wanted: Readonly<Record<CreditId, string>>;
  /** The fraction to which every interval is shortened; "" keeps the whole interval. */
  readonly pace: string;
};

/** Whether a source runs, and why it does not. */
export type Decision =
  | { readonly kind: "on"; readonly source: Source }
  | { readonly kind: "off" }
  | { readonly kind: "refused"; readonly reason: string };

const keysSchema = z.record(
  z.string(),
  z.object({ ingest: z.string().min(leastKeyCharacters), token: z.string().optional() }),
);

const words = (text: string): readonly string[] => text.split(/[\s,]+/).filter((word) => word !== "");

/** The sources that are switched on, known or not. */
export const namedProviders = ({ providers }: Pick<Settings, "providers">): readonly string[] => [
  ...new Set(words(providers)),
];

/** Decides about a source at an instant. Reasons name variables and never what is in a secret. */
export function decide(id: string, settings: Settings, nowSeconds: number): Decision {
  if (!namedProviders(settings).includes(id)) return { kind: "off" };
  if (!isCreditId(id))
    return refuse(`PROVIDERS names ${JSON.stringify(id)}, which is none of ${Object.keys(credits).join(", ")}`);
  const { line, licence, isForCommerce } = credits[id];
  if (!isForCommerce && earnsMoney(settings, nowSeconds) && !words(settings.permitted).includes(id)) {
    return refuse(
      `${line} is licensed for non-commercial use (${licence?.name ?? "its terms"}), and this site has bookmakers: name it in PERMITTED_PROVIDERS if its owners have permitted it`,
    );
  }
  const own = parseKeys(settings.keys)?.[id];
  if (own === undefined) {
    return refuse(`PROVIDER_KEYS has no ingest key of at least ${leastKeyCharacters} characters for ${id}`);
  }
  const connector = connectors[id];
  const { token = "" } = own;
  if (connector.needsToken === true && token === "") return refuse(`PROVIDER_KEYS has no token for ${id}`);
  const url = settings.urls[id].replace(/\/+$/, "");
  if (!URL.canParse(url)) return refuse(`the address of ${id} is no address`);
  const provider = { provider: id, key: own.ingest };
  // A public service is always asked at its documented pace; a test server may be asked faster.
  const pace = isLoopback(url) ? Math.min(1, Number(settings.pace) || 1) : 1;
  return { kind: "on", source: { connector, url, wanted: words(settings.wanted[id]), token, provider, pace } };
}

const refuse = (reason: string): Decision => ({ kind: "refused", reason });

/**
 * Whether a variant of the deployment shows bookmakers: each of those of its markets that have a licence is shown to visitors of its
 * market. A deployment whose variants are unknown counts as one that does.
 */
function earnsMoney({ variants }: Settings, nowSeconds: number): boolean {
  const shown = variants.some((one) => one.markets === "all") ? markets : variants.flatMap((one) => one.markets);
  return variants.length === 0 || shown.some((market) => licensedBookmakers(market, nowSeconds).length > 0);
}

function parseKeys(text: string | undefined) {
  try {
    return keysSchema.safeParse(JSON.parse(text ?? "{}")).data;
  } catch {
    return undefined;
  }
}

const isLoopback = (url: string): boolean => ["127.0.0.1", "localhost", "[::1]"].includes(new URL(url).hostname);
