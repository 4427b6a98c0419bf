import type { AppLoadContext } from "@remix-run/cloudflare";
import { addressWords, type AddressWords } from "../../shared/addresses/words.ts";
import { parseAddress } from "../../shared/addresses/parse-address.ts";
import { cardPath, cardSize, oembedRoom, parseCardPath, type CardOf } from "../features/share-card/card-path.ts";
import { loadCardFonts } from "../features/share-card/load-card-fonts.server.ts";
import { loadCard } from "../features/share-card/load-card.server.ts";
import {
  loadCardTitle,
  loadCompetitionCard,
  loadParticipantCard,
} from "../features/share-card/load-subject-card.server.ts";
import { fieldsOf } from "../../shared/basics/record.ts";
import { loadAllTexts } from "../i18n/texts.ts";
import { spellWidget } from "../widgets/widget-address.ts";
import { fitFrame, toFrameMarkup } from "../widgets/widget-frame.tsx";
import { parseLook } from "../widgets/widget-look.ts";
import type { PlainFile } from "./plain-answers.tsx";

/** A link's title hardly changes, but a picture shows a score. */
const titleSeconds = 300;
const cardSeconds = 60;

/**
 * Loads the preview that other sites show with a link: the picture and title of a match, a participant or a competition,
 * the same for visitors of all places. Returns "missing" where the subject is unknown, "other-format" for a format that
 * the site does not support, and null where it cannot be loaded.
 */
export async function loadCardFile(
  context: AppLoadContext,
  { pathname: path, origin, searchParams }: URL,
): Promise<PlainFile | "missing" | "other-format" | null> {
  if (path === oembedRoom) {
    const words = addressWords[context.variant.lang];
    const of = cardOfAddress(searchParams.get("url") ?? "", origin, words);
    if (of === null) return "missing";
    // The protocol also has an XML form.
    if ((searchParams.get("format") ?? "json") !== "json") return "other-format";
    await loadAllTexts();
    return loadOembed(context, of, origin, searchParams);
  }
  const card = parseCardPath(path);
  if (card === null) return "missing";
  await loadAllTexts();
  if (card.form === "json") return loadOembed(context, card.of, origin, searchParams);
  const svg = await loadDrawing(context, card.of);
  if (svg === null || svg === "missing") return svg;
  const file = { name: null, keptSeconds: cardSeconds };
  if (card.form === "svg") return { ...file, body: svg, type: "image/svg+xml; charset=utf-8" };
  const fonts = await loadCardFonts(context, svg);
  return { ...file, body: await context.cloudflare.env.SHARE_IMAGE.toPng(svg, fonts), type: "image/png" };
}

/** Returns a link with its title and picture; for a match, the frame that shows it live (oEmbed 1.0). */
async function loadOembed(
  context: AppLoadContext,
  of: CardOf,
  origin: string,
  params: URLSearchParams,
): Promise<PlainFile | "missing" | null> {
  const title = await orMissing(() => loadCardTitle(context, of));
  if (title === null || title === "missing") return title;
  const { width, height } = cardSize;
  const described = {
    version: "1.0",
    ...(of.kind === "match" ? toRich(context, of, origin, title, params) : { type: "link" }),
    title,
    provider_name: context.variant.brand,
    provider_url: `${origin}/`,
    thumbnail_url: origin + cardPath(of),
    thumbnail_width: width,
    thumbnail_height: height,
    cache_age: titleSeconds,
  };
  return { name: null, keptSeconds: titleSeconds, body: JSON.stringify(described), type: "application/json" };
}

/** Returns a match's frame in the size that the requesting site has room for. */
function toRich(
  { variant }: AppLoadContext,
  of: Extract<CardOf, { kind: "match" }>,
  origin: string,
  title: string,
  params: URLSearchParams,
) {
  const { width, height } = fitFrame(of, params.get("maxwidth"), params.get("maxheight"));
  const src = origin + spellWidget({ subject: of, look: parseLook(params) }, addressWords[variant.lang]);
  return { type: "rich", width, height, html: toFrameMarkup({ src, title, width, height }) };
}

function loadDrawing(context: AppLoadContext, of: CardOf): Promise<string | "missing" | null> {
  if (of.kind === "match") return loadCard(context, of.eventId);
  return orMissing(() =>
    of.kind === "participant" ? loadParticipantCard(context, of) : loadCompetitionCard(context, of),
  );
}

/** Turns the response that a loader throws for an unknown subject into "missing". */
async function orMissing(load: () => Promise<string>): Promise<string | "missing" | null> {
  try {
    return await load();
  } catch (thrown) {
    const { status } = fieldsOf(fieldsOf(thrown)["init"]);
    if (status === 404) return "missing";
    if (typeof status === "number") return null;
    throw thrown;
  }
}

/**
 * Returns the subject of the picture for a whole address of the site, with any of its tabs or sections; null for another
 * site's address, for a text that is not an address, and for a page without a picture.
 */
export function cardOfAddress(text: string, origin: string, words: AddressWords): CardOf | null {
  const url = URL.parse(text);
  if (url === null || url.origin !== origin) return null;
  const address = parseAddress(url, words);
  switch (address?.kind) {
    case "match":
      return { kind: "match", eventId: address.eventId };
    case "team":
    case "player":
      return { kind: "participant", id: address.id };
    case "competition": {
      const { sportId, country, competition } = address;
      return { kind: "competition", sportId, country, competition };
    }
    default:
      return null;
  }
}
