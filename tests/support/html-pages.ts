import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { getFeed, getPage } from "./requests.ts";

/** Pages that have the same address in every stack. */
const fixed = `
/ /?day=-1 /?date=2024-08-16 /tennis /cricket /golf /sports-mecaniques /boxe /tous-les-sports/ /tv/ /favoris /parametres
/mobile /langues /widgets /pourquoi /infos-legales/conditions /infos-legales/cookies /infos-legales/jeu-responsable
/pays/tennis/ /recherche /recherche?q=paris /recherche?q=zzqxqx /classement-mondial/ /news/ /news/tennis/ /football/france/
/offline /nulle/part /account/sign-in /account/register /account/forgotten /account/confirm /account/password
/account/restore /widget/ /widget/tennis /widget/football/france/ligue-1/classement`
  .trim()
  .split(/\s/);
const competition = "/football/france/ligue-1";
const sections = ["", "resultats", "calendrier", "classement", "buteurs", "archives", "cotes", "news"];
const ofSeason = ["", "resultats", "classement", "buteurs"];
const ofTeam = ["", "resultats", "calendrier", "effectif", "transferts", "absences", "news"];
const ofPlayer = ["", "matchs", "transferts", "blessures"];

/** A sport of each form on yesterday, and football of today. */
const days = ["f_1_-1", "f_1_0", "f_2_-1", "f_13_-1", "f_23_-1", "f_32_-1", "f_34_-1"] as const;

async function firstGameOf(stack: Stack, day: string): Promise<string> {
  const { leagues } = decodeDayFeed(await (await getFeed(stack, `${day}_1_fr_1`)).text());
  const id = leagues[0]?.events[0]?.id;
  return id === undefined ? "" : `/match/${id}`;
}

/** The addresses on a page that the expression finds; without a page there are none. */
async function linksOn(stack: Stack, path: string, expression: RegExp): Promise<readonly string[]> {
  if (path === "") return [];
  const html = await (await getPage(stack, path)).text();
  return [...html.matchAll(expression)].map(([, link = ""]) => link);
}

/** The addresses of all kinds of page of the site, each kind at least once, with every tab of a match and the sections of a team. */
export async function findPages(stack: Stack): Promise<readonly string[]> {
  const [game = "", ...others] = await Promise.all(days.map((day) => firstGameOf(stack, day)));
  const tabs = await Promise.all(
    [game, ...others].map((path) => linksOn(stack, path, new RegExp(`href="(${path}/[^"/]+)"`, "g"))),
  );
  const [team = ""] = await linksOn(stack, game, /href="(\/equipe\/[^"/]+\/\w+\/)"/g);
  const found = await Promise.all([
    linksOn(stack, `${team}effectif`, /href="(\/joueur\/[^"/]+\/\w+\/)"/g),
    linksOn(stack, `${competition}/archives`, /href="(\/football\/france\/ligue-1\/\d{4}-\d{4}\/)"/g),
    linksOn(stack, "/classement-mondial/", /href="(\/classement-mondial\/[^"/]+\/\w+\/)"/g),
    linksOn(stack, "/news/", /href="(\/news\/[^"/]+\/\w+\/)"/g),
  ]);
  const [player, season, ranking, article] = found.map(([first]) => {
    if (first === undefined) throw new Error("a kind of page has no address");
    return first;
  });
  return [
    ...fixed,
    ...firstOfEachTab(tabs.flat()),
    ...[game, ...others].filter((path) => path !== ""),
    ...sections.map((section) => `${competition}/${section}`),
    ...ofSeason.map((section) => `${season}${section}`),
    ...ofTeam.map((section) => team + section),
    ...ofPlayer.map((section) => `${player}${section}`),
    `${ranking}`,
    `${article}`,
    `/widget${game}`,
    `/widgets?page=${encodeURIComponent(game)}`,
  ];
}

/** The first address of each tab, by the word at its end. */
const firstOfEachTab = (paths: readonly string[]): readonly string[] => [
  ...new Map(paths.toReversed().map((path) => [path.slice(path.lastIndexOf("/")), path])).values(),
];
