import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { zoneOffsetHours } from "../../../shared/basics/zone-offset.ts";
import { logFailure } from "../../operators/log-failure.ts";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { addressWords } from "../../../shared/addresses/words.ts";
import { spellPlainPage } from "../../../shared/addresses/plain-pages.ts";
import { readResults, type Found } from "../../features/search/read-found.ts";
import { toSearchPath } from "../../features/search/use-answers.ts";
import { widgetTexts } from "../../i18n/widget-texts.ts";
import { loadTexts } from "../../i18n/texts.ts";
import { loadWidget } from "../../widgets/load-widget.server.ts";
import { spellWidget } from "../../widgets/widget-address.ts";
import { formatWidgetForm, type WidgetForm } from "../../widgets/widget-form.ts";
import { toFrameMarkup, usualHeight } from "../../widgets/widget-frame.tsx";
import type { NamedAccent, WidgetTheme } from "../../widgets/widget-look.ts";
import { namedAccents, widgetAccents } from "../../widgets/widget-look.ts";
import { pageOfSubject, subjectOfPage, type WidgetSubject } from "../../widgets/widget-subject.ts";
import { loadFeeds } from "../../feeds/load-feed.server.ts";
import { shortDate, startDayOf } from "../../features/day/day-words.ts";
import { leagueInWords } from "../../features/list/league-words.ts";
import { awayOf, homeOf } from "../../features/match-row/event-words.ts";
import { eventsFeedName } from "../../features/participant/participant-feeds.ts";
import { variantTexts } from "../../features/page/own-texts.ts";

export type WidgetChoice = { readonly name: string; readonly detail: string; readonly path: string };
export type WidgetPageData = {
  /** The path of this page. */
  readonly path: string;
  /** The address of the page that the widget shows. */
  readonly page: string;
  /** The widget's name: "Lens - Lyon". */
  readonly name: string;
  readonly query: string;
  /** Null if there was no search. */
  readonly results: readonly WidgetChoice[] | null;
  /** The table and the games of a competition, with the shown one marked. Empty for any other subject. */
  readonly kinds: readonly (WidgetChoice & { readonly isShown: boolean })[];
  readonly theme: WidgetTheme;
  readonly accent: string;
  readonly accents: readonly { readonly name: NamedAccent; readonly colour: string }[];
  readonly height: number;
  /** The address of the widget. */
  readonly src: string;
  /** The code that another site copies. */
  readonly code: string;
};

/** Loads the data of the page that makes widgets, for the values of its form. */
export async function loadWidgetPage(
  context: AppLoadContext,
  form: WidgetForm,
  origin: string,
  nowSeconds: number,
): Promise<WidgetPageData> {
  const { lang } = context.variant;
  await loadTexts(lang);
  const words = addressWords[lang];
  const t = widgetTexts(lang);
  const { subject, look, query } = form;
  const path = spellPlainPage({ kind: "widgets" }, lang);
  // Drop the height: each subject has its own usual height.
  const toPath = (other: WidgetSubject) =>
    path + formatWidgetForm({ subject: other, look, height: null, query: "" }, words);
  const [content, results] = await Promise.all([
    loadWidget(context, subject, nowSeconds),
    query === "" ? null : search(context, query, nowSeconds),
  ]);
  const name = content === null || content === "missing" ? t.missing : content.title;
  const height = form.height ?? usualHeight(subject);
  const src = spellWidget({ subject, look }, words);
  return {
    path,
    page: pageOfSubject(subject, words),
    name,
    query,
    results: results?.map(({ subject: found, ...shown }) => ({ ...shown, path: toPath(found) })) ?? null,
    kinds: kindsOf(subject).map((each) => ({
      name: each.kind === "table" ? t.table : t.games,
      detail: "",
      path: toPath(each),
      isShown: each.kind === subject.kind,
    })),
    theme: look.theme,
    accent: look.accent,
    accents: namedAccents.map((name) => ({ name, colour: `#${widgetAccents[name]}` })),
    height,
    src,
    code: toFrameMarkup({ src: origin + src, title: name, height, width: null }),
  };
}

const kindsOf = (subject: WidgetSubject): readonly WidgetSubject[] =>
  subject.kind === "games" || subject.kind === "table"
    ? [
        { ...subject, kind: "games" },
        { ...subject, kind: "table" },
      ]
    : [];

type FoundSubject = { readonly name: string; readonly detail: string; readonly subject: WidgetSubject };

type FoundGame = { readonly eventId: string; readonly name: string; readonly detail: string };

/** As many names may be meant, and as many games of each are near. */
const mostTeams = 3;
const mostGames = 4;

/** Games of the sides that a search found, those nearest to now first; the search itself knows no games. */
async function loadFoundGames(
  context: AppLoadContext,
  results: readonly Found[],
  nowSeconds: number,
): Promise<readonly FoundGame[]> {
  const { visitor, variant } = context;
  const timeZone = visitor.place.timeZone ?? variant.timeZone;
  const tzHour = zoneOffsetHours(timeZone, nowSeconds);
  const teams = results.flatMap(({ followed }) => (followed?.kind === "team" ? followed.team : [])).slice(0, mostTeams);
  const names = teams.map(({ sportId, id, countryId }) =>
    eventsFeedName({ sportId, countryId, participantId: id, tzHour, lang: variant.lang }),
  );
  const feeds = names.length === 0 ? [] : await loadFeeds(context, names);
  const distance = (startSeconds: number | null | undefined) => Math.abs((startSeconds ?? 0) - nowSeconds);
  const games = feeds.flatMap((feed) =>
    decodeDayFeed(feed?.body ?? "")
      .leagues.flatMap(({ league, events }) => events.map((event) => ({ event, title: leagueInWords(league, " · ") })))
      .filter(({ event }) => (event.id ?? "") !== "" && awayOf(event) !== "")
      .toSorted((one, other) => distance(one.event.startSeconds) - distance(other.event.startSeconds))
      .slice(0, mostGames)
      .map(({ event, title }) => ({
        eventId: event.id ?? "",
        name: `${homeOf(event)} – ${awayOf(event)}`,
        detail: `${shortDate(startDayOf(event, timeZone), variantTexts(variant))} · ${title}`,
      })),
  );
  // Two sides that were found may play each other.
  return [...new Map(games.map((game) => [game.eventId, game])).values()];
}

/** Finds competitions, sports, and games of the found sides. Empty if the search does not answer: an address still works. */
async function search(context: AppLoadContext, query: string, nowSeconds: number): Promise<readonly FoundSubject[]> {
  const { cloudflare, variant } = context;
  try {
    const response = await cloudflare.env.ORIGIN.search(
      new Request(`https://origin.invalid${toSearchPath(query, variant.lang)}`),
    );
    const results = readResults(response.ok ? await response.json<object>() : {});
    const pages = results.flatMap(({ name, path, sport, country }): FoundSubject[] => {
      const subject = subjectOfPage(path, addressWords[variant.lang]);
      return subject === null ? [] : [{ name, detail: [sport, country].filter(Boolean).join(" · "), subject }];
    });
    const games = await loadFoundGames(context, results, nowSeconds);
    return [
      ...pages,
      ...games.map(({ eventId, ...shown }): FoundSubject => ({ ...shown, subject: { kind: "match", eventId } })),
    ];
  } catch (error) {
    logFailure({ action: "ask the search", reason: error });
    return [];
  }
}
