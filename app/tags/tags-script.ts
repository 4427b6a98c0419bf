import type { Purpose } from "../../variants/tags.ts";
import { readStored } from "../storage/read-stored.ts";
import { formatValue, parseValue } from "../storage/stored-value.ts";
import { createConsentBox } from "./consent-box.ts";
import { toConsentKey } from "./consent.ts";
import { configId, consentId, type TagsConfig } from "./tags-config.ts";
import { trackViews } from "./track-views.ts";
import { turnBanners } from "./turn-banners.ts";
import { veilCookie } from "../features/veil/veil-mode.ts";
import { toForwardedEntry } from "./data-layer.ts";
import { toAffiliateClick, toBannerClick } from "./tracking-event.ts";
import { affiliateClicks } from "../../shared/accounts/tracking-names.ts";
import { push } from "./push.ts";
import { readViewer } from "./read-page.ts";

/** The site's own cookies hold its visitor's choices; tags have set all others. */
const isOwn = (name: string): boolean => /^(?:tribune_|fs_of_)/.test(name) || name === veilCookie;

/** Deletes what tags have stored as cookies of this site, on whichever of its domains they did. */
function forgetCookies(): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, index) => `;domain=${labels.slice(index).join(".")}`);
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=")[0] ?? "";
    if (name === "" || isOwn(name)) continue;
    for (const domain of ["", ...domains]) document.cookie = `${name}=;path=/;max-age=0${domain}`;
  }
}

/**
 * The script of variants that have tags or banners that take turns; no other document names it. Until the visitor has agreed it stores,
 * sends and loads nothing (docs/adr/032).
 */
for (const zone of document.querySelectorAll<HTMLElement>("[data-zone]")) turnBanners(zone);
const nowSeconds = () => Math.floor(Date.now() / 1000);
const config = document.getElementById(configId)?.textContent;
const box = document.getElementById(consentId);
// The document is the server's own, and so is its JSON.
if (config) start(JSON.parse(config) as TagsConfig);

/** Account pages do not ask for consent: an earlier answer applies there, and only to measurement. */
function start(tags: TagsConfig): void {
  if (box) ask(tags, box);
  else if (grantedFor(tags)?.includes("measurement")) begin(tags, "measurement");
}

/** The purposes that the visitor has agreed to; null without an answer. */
function grantedFor(tags: TagsConfig): readonly Purpose[] | null {
  const key = toConsentKey(tags);
  return parseValue(readStored(key.name) ?? "", key, nowSeconds())?.purposes ?? null;
}

function ask(tags: TagsConfig, element: HTMLElement): void {
  const key = toConsentKey(tags);
  const granted = () => grantedFor(tags);
  const running = new Set<Purpose>();

  /** Begins the tags of granted purposes. If a running purpose was revoked, deletes cookies and reloads, which ends its tags. */
  const obey = () => {
    const allowed = granted() ?? [];
    if ([...running].some((purpose) => !allowed.includes(purpose))) {
      forgetCookies();
      location.reload();
      return;
    }
    for (const purpose of allowed) {
      if (running.has(purpose)) continue;
      running.add(purpose);
      begin(tags, purpose);
    }
  };
  const consent = createConsentBox(element, (purposes) => {
    keepText(key.name, formatValue(key, { version: tags.version, purposes }, nowSeconds()));
    obey();
  });
  for (const opener of document.querySelectorAll<HTMLElement>("[data-consent]")) {
    opener.hidden = false;
    opener.addEventListener("click", () => consent.open(granted() ?? [], opener));
  }
  // Another tab, or a page that comes back from the browser's memory.
  const reread = () => {
    if (granted() !== null) element.hidden = true;
    obey();
  };
  addEventListener("storage", (event) => event.key === key.name && reread());
  addEventListener("pageshow", ({ persisted }) => persisted && reread());
  if (granted() === null) consent.open(null, null);
  obey();
}

/** A browser that refuses the answer asks again on the next page. */
function keepText(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Without an answer, nothing begins.
  }
}

function begin(tags: TagsConfig, purpose: Purpose): void {
  if (purpose === "measurement" && tags.dataLayer) trackViews(tags);
  if (purpose === "advertising") trackClicks(tags);
  const sources = tags.scripts.filter((script) => script.purpose === purpose).map(({ src }) => src);
  // Scripts of others change the document as they like, which React must have hydrated by then.
  if (document.readyState === "complete") load(sources);
  else addEventListener("load", () => setTimeout(() => load(sources)));
}

function load(sources: readonly string[]): void {
  for (const src of sources) {
    const script = document.createElement("script");
    script.src = src;
    document.getElementById(consentId)?.insertAdjacentElement("afterend", script);
  }
}

/** Pushes clicks on banners and on links to bookmakers, and the clicks that partners' frames report (A7.03). */
function trackClicks({ affiliates, bookmakers }: Pick<TagsConfig, "affiliates" | "bookmakers">): void {
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[rel~=sponsored]") : null;
      if (link !== null) pushClick(link, bookmakers);
    },
    true,
  );
  addEventListener("message", ({ origin, data }: MessageEvent<unknown>) => {
    const entry = affiliates.includes(origin) ? toForwardedEntry(data) : null;
    if (entry !== null) push(entry);
  });
}

function pushClick(link: HTMLAnchorElement, bookmakers: TagsConfig["bookmakers"]): void {
  const { nowSeconds, ...viewer } = readViewer();
  const event = { ...viewer, timeSeconds: nowSeconds };
  const { banner, position = "", affiliate } = link.dataset;
  const zone = link.closest<HTMLElement>("[data-zone]")?.dataset["zone"] ?? "";
  if (banner !== undefined)
    push(
      toBannerClick({ bannerZoneId: zone, bannerPosition: position, bannerId: banner }, { ...event, name: "banner" }),
    );
  const bookmaker = bookmakers.find(({ href }) => link.href.startsWith(href));
  if (bookmaker === undefined) return;
  const isLive = link.parentElement?.querySelector(".live-bets") !== null;
  const name = affiliateClicks.find((each) => each === affiliate) ?? (isLive ? "live_icon" : "creative_templates");
  const ofBanner = banner === undefined ? {} : { creativeId: banner, affiliateZoneId: zone, affiliateBannerId: banner };
  const details = { label: link.textContent.trim(), bookmakerId: String(bookmaker.id), ...ofBanner };
  push(toAffiliateClick(banner === undefined ? name : "tournament_banner", details, event));
}
