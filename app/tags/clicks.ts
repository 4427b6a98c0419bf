import { toForwardedEntry } from "./data-layer.ts";
import { toAffiliateClick, toBannerClick } from "./tracking-event.ts";
import { affiliateClicks } from "../../shared/accounts/tracking-names.ts";
import { push } from "./push.ts";
import type { TagsConfig } from "./tags-config.ts";
import { readViewer } from "./read-page.ts";

/** Pushes clicks on banners and on links to bookmakers, and the clicks that partners' frames report (A7.03). */
export function trackClicks({ affiliates, bookmakers }: Pick<TagsConfig, "affiliates" | "bookmakers">): void {
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
