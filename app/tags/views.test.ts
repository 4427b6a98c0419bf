import { describe, expect, it } from "vitest";
import { addressWords } from "../../shared/addresses/words.ts";
import { toPageViews, toWindowView, type SeenPage } from "./views.ts";

const known = { words: addressWords.fr, screens: { "/favoris": "my_games", "/langues": "language_dialog" } } as const;
const viewer = { nowSeconds: 1_763_674_000, theme: "dark", userTheme: "dark", userId: "5" } as const;
const viewsOf = (path: string, page: Partial<SeenPage> = {}) =>
  toPageViews(
    { url: new URL(path, "https://site.example"), pageKind: "common_page", stage: null, ...page },
    viewer,
    known,
  );
const screenOf = (path: string) => viewsOf(path)[1]?.["event-name"] ?? null;

describe("what is pushed of a page", () => {
  it("[A3.08] [A4.09] is its kind, its sport, the kind of a match's stage, and who looks at it", () => {
    const common = {
      "event-sport": "tennis",
      "event-time": 1_763_674_000,
      "event-value": "live",
      theme: "dark",
      "theme-user": "dark",
      user_id: "5",
    };
    expect(viewsOf("/match/20000001/cotes", { stage: "live" })).toEqual(
      [
        { event: "page_view", "event-name": "common_page" },
        { event: "screen_view", "event-name": "odds_tab" },
      ].map((entry) => ({ ...entry, ...common, "event-sport": expect.anything() })),
    );
    expect(viewsOf("/tennis", { pageKind: "sport_page" })).toEqual([
      { event: "page_view", "event-name": "sport_page", ...common, "event-value": 0 },
    ]);
  });

  it("[A3.08] [C2.09] is the page's own word for its kind, and a list's category by its number", () => {
    expect(viewsOf("/langues", { pageKind: "ranking_page" })[0]?.["event-name"]).toBe("ranking_page");
    const categories = ["", "?cat=1", "?cat=6", "?cat=7", "?cat=4", "?cat=5"];
    expect(categories.map((query) => viewsOf(`/${query}`)[0]?.["event-value"])).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it.each([
    ["/match/abc12345/", "match_detail"],
    ["/match/abc12345/cotes", "odds_tab"],
    ["/joueur/nom/abc12345/", "player_page"],
    ["/news/", "news_subnavigation"],
    ["/tv/", "tv_guide"],
    ["/recherche", "search"],
    ["/parametres", "settings"],
    ["/langues", "language_dialog"],
    ["/?cat=5", "my_games"],
    ["/favoris", "my_games"],
    ["/favoris#my-teams", "my_team"],
    ["/favoris#my-leagues", "my_leagues"],
    ["/tennis", null],
    ["/nowhere", null],
  ])("[A2.01] is the screen of %s: %s", (path, screen) => {
    expect(screenOf(path)).toBe(screen);
  });

  it("[A2.01] is a window over it, where that is a screen", () => {
    const names = ["login", "registration", "password", "profile", "onboarding", "verticalMenu", ""];
    expect(names.map((name) => toWindowView(name, viewer)?.["event-name"] ?? null)).toEqual([
      ...names.slice(0, 5),
      null,
      null,
    ]);
  });
});
