import type { GeoGroups } from "../shared/betting/geo-groups.ts";
import type { FooterConfig } from "../shared/betting/footer.ts";
import type { OriginConfig } from "../shared/operations/origin-choice.ts";
import type { OddsFormat } from "../shared/betting/odds-formats.ts";
import type { SportName } from "../shared/sports/sport-ids.ts";
import type { Language } from "../shared/texts/languages.ts";
import type { Banner, Offer } from "./banners.ts";
import type { Tags } from "./tags.ts";

/** Pages that a variant may leave out: their addresses do not exist there, and no link leads to them. */
export const rooms = ["mixed", "tv", "rankings", "mobile"] as const;
export type Room = (typeof rooms)[number];

export const dateOrders = ["day-first", "month-first"] as const;
export type DateOrder = (typeof dateOrders)[number];

/** The publisher that a site's legal pages name. */
export type Publisher = {
  readonly name: string;
  /** Lines of a postal address. */
  readonly address: readonly string[];
  readonly email: string;
};

/** `url`: "https://…" of the operator's service, or "/stats" for the site's own; null for none. */
export type StatsConfig = { readonly isEnabled: boolean; readonly url: string | null };

/** An operator's settings for one country's site in one language; a folder of `variants/` has one for each language. */
export type Variant = {
  /** The folder's name ("ch"); further languages append theirs ("ch-fr"). */
  readonly id: string;
  readonly folder: string;
  /** ISO 3166-1 alpha-2; null for the site of all other countries. */
  readonly country: string | null;
  readonly lang: Language;
  readonly brand: string;
  /** The host names that it serves, as a browser sends them ("scores.example"); the first one is the site's main name. */
  readonly hosts: readonly string[];
  /** Where the variant is ("https://…", without a path); null when not configured. Other variants link to it. */
  readonly siteOrigin: string | null;
  /** The sport that a visitor who comes from elsewhere is shown at the front door. */
  readonly sportId: number;
  /** The IANA time zone for visitors whose place does not determine one. */
  readonly timeZone: string;
  /** The clock format: 24 hours, or 12 with AM and PM (C9.06). */
  readonly clock: 12 | 24;
  /** "22.11." or "Nov 22" (C9.06). */
  readonly dateOrder: DateOrder;
  /** The sports whose clocks count down (C4.31), each with the minutes of a period and of extra time, "10:5" (A3.07); none by default. */
  readonly reversedClocks: Readonly<Partial<Record<SportName, string>>>;
  /** How visitors may read prices (C3.13), decimals first; and the one that counts. */
  readonly oddsFormats: readonly OddsFormat[];
  readonly oddsFormat: OddsFormat;
  /** `projectId` in feed addresses (F1). */
  readonly projectId: number;
  /** The licence markets whose bookmakers it may show, where the visitor's place allows them. */
  readonly markets: "all" | readonly string[];
  /** Where links to bookmakers start (C7.15); null leads to the bookmakers' own sites. */
  readonly bookmakerLinkBase: string | null;
  /** Bookmakers and flags by place (A3.06); without them the policy of the place decides alone. */
  readonly bookmakerGroups: GeoGroups;
  /** Null when not configured; the legal pages then name no publisher. */
  readonly publisher: Publisher | null;
  /** Where its feeds come from (C7.07). */
  readonly origins: OriginConfig;
  /** Where sockets open ("https://…", without a path); null for the site itself. */
  readonly pushOrigin: string | null;
  /** Where the files are that sources name as pictures of teams and players: "https://pictures.example/of/"; null shows none. */
  readonly pictures: string | null;
  /** Turnstile's public key of the site, which forms of accounts show where the service asks for a captcha; null for none. */
  readonly captchaSiteKey: string | null;
  /** Whether visitors without an account can pin leagues (C5.01); else a pin opens the sign-in, unless the site is local only. */
  readonly userFunctions: boolean;
  /** Whether everybody can pin leagues in the browser, whatever `userFunctions` says. */
  readonly localOnly: boolean;
  /** "https://…" of the account service that pages try in place of the site's own (A3.04); null for the site's own. */
  readonly accountSandbox: string | null;
  /** How many days a visitor can take a deleted account back; 0 removes it at once. */
  readonly deletionGraceDays: number;
  /** Trackers and third-party scripts, used only after consent; null for none, and then no visitor sees the question. */
  readonly tags: Tags | null;
  readonly banners: readonly Banner[];
  /** Bookmakers' offers for the page that compares them; the page exists where the visitor's place allows at least one. */
  readonly offers: readonly Offer[];
  /** Whether pages of tournaments and events ping a service when they are opened, and its address (C7.11). */
  readonly statistics: StatsConfig;
  readonly without: readonly Room[];
  /** Where the links below the pages differ (A6.02). */
  readonly footer: FooterConfig;
};

/** What a local stack tries in place of the files' settings: fields of every variant, and those of one by its id. */
export type VariantChanges = Partial<Variant> & { readonly of?: Readonly<Record<string, Partial<Variant>>> };
