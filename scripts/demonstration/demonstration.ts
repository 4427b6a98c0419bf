import { all as texts } from "#texts/domain/demonstration.all.js";
import { providerReturnPath } from "../../shared/accounts/provider-return.ts";
import { variants as everyVariant, variantsOf } from "../../variants/variant-of.ts";
import { isPortFree } from "../port.ts";
import type { Stack, StackOptions } from "../stack.ts";
import { startBookmakerPages } from "./bookmaker-pages.ts";
import { createOriginWorker, originWorkerName, startDemonstrationOrigins } from "./demonstration-origins.ts";
import { toDemonstrationChanges, toPlaces, toSiteOrigins } from "./demonstration-variants.ts";
import { startPictures } from "./pictures.ts";
import { client, startOpenIdProvider } from "./openid-provider.ts";

type DemonstrationOf = {
  /** The site's port; 0 takes any free one, and then no variant but the first has an address. */
  readonly port: number;
  /** The port of the OpenID provider: accounts that are kept between starts know it by its address. 0 takes any free one. */
  readonly openIdPort: number;
  /** The folders to show, as `VARIANT` names them; null shows all, the French one first. */
  readonly folders: string | null;
  /** The place of all visitors; null lets each variant's be in its country. */
  readonly place: string | null;
  readonly signature: string;
};

/**
 * Starts what an operator has elsewhere, on loopback: origins of feeds, pages of bookmakers, pictures, and an OpenID provider. Neither an account
 * nor a network is needed, and every page of it says that it is a demonstration.
 */
export async function startDemonstration({ port, openIdPort, folders, place, signature }: DemonstrationOf) {
  const shown = folders ?? [...new Set(["fr", ...everyVariant.map(({ folder }) => folder)])].join();
  const variants = variantsOf(shown);
  const [bookmakers, pictures, origins, openId] = await Promise.all([
    startBookmakerPages(),
    startPictures(),
    startDemonstrationOrigins(variants),
    isPortFree(openIdPort).then((isFree) => startOpenIdProvider(isFree ? openIdPort : 0)),
  ]);
  const gso = {
    name: texts[variants[0].lang].provider,
    issuer: openId.issuer,
    clientId: client.id,
    clientSecret: client.secret,
  };
  const addresses = toSiteOrigins(variants, port).split(" ").map(toOrigin);
  const changes = toDemonstrationChanges(variants, bookmakers.origin, pictures.origin, Date.now() / 1000);
  const options: Pick<StackOptions, "beside" | "places" | "vars"> = {
    beside: [createOriginWorker(signature)],
    places: place === null ? toPlaces(variants) : {},
    vars: {
      VARIANT: shown,
      VARIANT_CHANGES: JSON.stringify(changes),
      ...(port === 0 ? {} : { SITE_ORIGIN: toSiteOrigins(variants, port) }),
      ORIGINS_OF_PROJECTS: JSON.stringify(origins.byProject),
      SIGN_IN_PROVIDERS: JSON.stringify({ gso }),
    },
  };
  return {
    options,
    origins,
    bookmakers: bookmakers.origin,
    pictures: pictures.origin,
    openId: openId.issuer,
    /** What it says of itself where it was started. */
    lines: [
      "This is a demonstration: its games, prices, bookmakers, banners and offers are invented.",
      ...(port === 0 ? [] : [`Countries: ${addresses.map((origin) => `${origin}/`).join("  ")}`]),
      `Sign-in: an OpenID provider at ${openId.issuer} takes any address and any password. Google and Apple need a registration of`,
      'your own, and a secret: docs/operators.md, "Sign-in with a provider".',
    ],
    /** Leads what was started to the stack that runs with its options. */
    async open(stack: Stack): Promise<void> {
      origins.open(await stack.urlOf(originWorkerName));
      const hosts = port === 0 ? [`http://localhost:${stack.url.port}`, stack.url.origin] : addresses;
      await openId.open(...hosts.map((origin) => origin + providerReturnPath));
    },
    stop: () => Promise.all([bookmakers.stop(), pictures.stop(), origins.stop(), openId.stop()]),
  };
}

const toOrigin = (entry: string): string => entry.slice(entry.indexOf("=") + 1);
