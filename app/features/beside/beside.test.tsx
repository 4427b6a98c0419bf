import { expect, it } from "vitest";
import { statusType } from "../../../shared/sports/statuses.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { loadTexts } from "../../i18n/texts.ts";
import { renderStatic } from "../../ui/render-static.ts";
import { BesideList, type Beside } from "./beside-list.tsx";
import { besidePath, parseBesidePath } from "./beside-path.ts";
import { countLive, toBroadcasts } from "./load-beside.server.ts";

const live = 12;
const cell = (...names: readonly string[]) =>
  JSON.stringify({ "1": names.map((name) => ({ TVI: name.toLowerCase(), BU: "", BN: name, BAF: "" })) });
const day = {
  leagues: [
    {
      league: { stageId: "L", name: "Ligue 1", path: "/football/france/ligue-1/" },
      events: [
        { id: "1a", homeName: "Lens", awayName: "Lyon", startSeconds: 9_000, broadcast: cell("Un", "Deux") },
        { id: "1b", homeName: "Nice", awayName: "Metz", startSeconds: 100, status: live, broadcast: cell("Un") },
        { id: "1c", homeName: "Brest", awayName: "Nantes", startSeconds: 100, broadcast: cell("Un") },
        { id: "1d", homeName: "Paris", awayName: "Lille", startSeconds: 9_000, status: live },
      ],
    },
  ],
};

it("[C2.14] shows beside a list what is on television or comes next, each game once with its channels", () => {
  const soccer = { sportId: 1, day };
  const titlesOf = (days: Parameters<typeof toBroadcasts>[0]) =>
    toBroadcasts(days, "fr", 5_000).map(({ title, channels }) => [title, channels]);
  const shown = [
    ["Nice – Metz", ["Un"]],
    ["Lens – Lyon", ["Deux", "Un"]],
  ];
  expect(titlesOf([soccer])).toEqual(shown);
  expect(titlesOf([{ sportId: 2, day: { leagues: [] } }, soccer]), "of a sport that no channel shows").toEqual(shown);
  expect(
    titlesOf([{ sportId: 2, day: { leagues: day.leagues } }, soccer]),
    "of a sport before all others",
  ).toHaveLength(2);
});

it("counts games that are being played, and a tournament of many starters once", () => {
  expect(statusType.live).toBeGreaterThan(0);
  expect(countLive(day, 1)).toBe(2);
  const golf = 23;
  expect(countLive(day, golf)).toBe(1);
  expect(countLive({ leagues: [] }, 1)).toBe(0);
});

const toBesideMarkup = (beside: Beside, look: Parameters<typeof BesideList>[0]["look"]) =>
  renderStatic(<BesideList beside={beside} look={look} />);

await loadTexts("fr");
const look = { lang: "fr", timeZone: "Europe/Paris", t: { ...siteTexts("fr"), brand: "Tribune" } } as const;
const nothing: Beside = { sportId: 2, live: [], broadcasts: [], articles: [], isMissingSome: false };

it("says of each sport how many games are live, by the address of its list", () => {
  const markup = toBesideMarkup(
    {
      ...nothing,
      live: [
        { sportId: 1, games: 3 },
        { sportId: 2, games: 1 },
      ],
    },
    look,
  );
  expect(markup).toContain('<data value="/" title="3 en direct">3</data>');
  expect(markup).toContain('<data value="/tennis" title="1 en direct">1</data>');
  expect(markup).not.toContain("card");
});

it("writes names as text, and leads to the sport's programme and news", () => {
  const [broadcast] = toBroadcasts([{ sportId: 2, day }], "fr", 5_000);
  const markup = toBesideMarkup(
    {
      ...nothing,
      broadcasts: broadcast === undefined ? [] : [{ ...broadcast, title: "<b>A</b> – B" }],
      articles: [
        { id: "x", title: "A & B : 2-1", path: "/news/a/x/", source: "Tribune", publishedSeconds: 1_760_000_000 },
      ],
    },
    look,
  );
  expect(markup).toContain("&lt;b&gt;A&lt;/b&gt; – B");
  expect(markup).toContain("A &amp; B");
  expect(markup).toContain('href="/tv/?sport=tennis"');
  expect(markup).toContain('href="/news/tennis/"');
  expect(markup).toContain('href="/match/1b"');
  expect(markup).not.toMatch(/<b>|style=/);
});

it("parts the channels of a game by the comma of its language", async () => {
  await loadTexts("ar");
  const look = { lang: "ar", timeZone: "Europe/Paris", t: { ...siteTexts("ar"), brand: "Tribune" } } as const;
  const [broadcast] = toBroadcasts([{ sportId: 1, day }], "ar", 5_000).filter(({ channels }) => channels.length > 1);
  const broadcasts = broadcast === undefined ? [] : [broadcast];
  expect(toBesideMarkup({ ...nothing, broadcasts }, look)).toContain("<small>Deux، Un</small>");
});

it("says that articles are left out which would tell a hidden result, though all are", () => {
  const article = { id: "x", title: "A", path: "/news/a/x/", source: "Tribune", publishedSeconds: 1_760_000_000 };
  const line = "<p>Des articles sont masqués</p></section>";
  expect(toBesideMarkup({ ...nothing, articles: [article] }, look)).not.toContain("masqués");
  expect(toBesideMarkup({ ...nothing, articles: [article], isMissingSome: true }, look)).toContain(`</ul>${line}`);
  expect(toBesideMarkup({ ...nothing, isMissingSome: true }, look)).toContain(`</h2>${line}`);
});

it("is asked for by the number of a sport alone", () => {
  expect(parseBesidePath(besidePath(12).split("/").filter(Boolean))).toBe(12);
  for (const path of ["-/beside", "-/beside/1/2", "-/beside/x", "-/beside/123", "beside/1"])
    expect(parseBesidePath(path.split("/"))).toBeNull();
});
