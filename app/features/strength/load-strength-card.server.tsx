import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { sportIdOf } from "../../../shared/sports/stable-id.ts";
import { readStrength } from "../../../shared/wire/sections/strength-section.ts";
import { isMasked } from "../../feeds/masked-body.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { loadTexts } from "../../i18n/texts.ts";
import { renderStatic } from "../../ui/render-static.ts";
import { strengthFeedName } from "../participant/participant-feeds.ts";
import { MaskedStrength } from "./masked-strength.tsx";
import { StrengthCard } from "./strength-card.tsx";

/**
 * The card of a team's or a player's strength as markup of the server alone: nothing of it changes, so no browser has its code (docs/adr/005).
 * Null where the strength is not known.
 */
export async function loadStrengthCard(context: AppLoadContext, id: string): Promise<string | null> {
  const { lang, dateOrder } = context.variant;
  const body = (await loadFeed(context, strengthFeedName(id)))?.body ?? "";
  const strength = readStrength(body);
  if (strength === null && !isMasked(body)) return null;
  // React waits for texts that are not there, and this markup is written without React's waiting.
  await loadTexts(lang);
  if (strength === null) return renderStatic(<MaskedStrength lang={lang} />);
  const sportId = sportIdOf(id) ?? 0;
  const rankingPath = formatAddress({ kind: "strength", sportId, country: null }, lang);
  const t = { ...siteTexts(lang), ...(dateOrder === "month-first" ? { dateOrder } : {}) };
  return renderStatic(<StrengthCard strength={strength} rankingPath={rankingPath} lang={lang} t={t} />);
}
