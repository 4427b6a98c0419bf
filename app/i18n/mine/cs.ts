import { createPlural } from "../../../shared/texts/plural.ts";
import type { MineTexts } from "./fr.ts";

const plural = createPlural("cs");

export const cs: MineTexts = {
  title: "Oblíbené",
  hint: "Všechny sporty a všechny dny na jedné stránce. Váš výběr zůstává v tomto prohlížeči.",
  description: "Vaše zápasy, týmy a soutěže na jedné stránce, bez ohledu na sport.",
  needsScripts: "Vaše oblíbené jsou ve vašem prohlížeči: tato stránka potřebuje JavaScript.",
  games: "Moje zápasy",
  teams: "Moje týmy",
  leagues: "Moje soutěže",
  gamesEmpty: "Zatím nic nesledujete",
  gamesEmptyHint: "Klepněte u zápasu na hvězdičku a najdete ho tady, ať se hraje kdykoli.",
  seeToday: "Zobrazit dnešní zápasy",
  teamsEmpty: "Klepněte na hvězdičku na stránce týmu a uvidíte tu jeho další a poslední zápas.",
  findTeam: "Hledat tým",
  leaguesEmpty: "Připněte si soutěž na její stránce, ať ji máte tady a v menu.",
  findLeague: "Vybrat soutěže",
  failed: "Vaše zápasy se nepodařilo načíst. Stránka to při dalším otevření zkusí znovu.",
  byTime: "Podle času",
  byTimeHint: "Zápasy jednoho dne jdou za sebou podle času, ne podle sportu.",
  up: (name) => `Nahoru: ${name}`,
  down: (name) => `Dolů: ${name}`,
  moved: (name, place, of) => `${name}: ${place}. místo z ${of}`,
  remove: (name) => `Přestat sledovat: ${name}`,
  followTeam: (name) => `Sledovat: ${name}`,
  more: (count) => `Zobrazit ještě ${count}`,
  removed: (name) => `Už nesledujete: ${name}.`,
  gameRemoved: "Tento zápas už nesledujete.",
  undo: "Vrátit zpět",
  notKept: "Váš prohlížeč nic neukládá: po zavření stránky bude tato volba zapomenuta.",
  teamsFull: (limit) =>
    `Už sledujete ${plural(limit, { one: "1 tým", few: `${limit} týmy`, other: `${limit} týmů` })}, víc to nejde. Jeden odeberte a můžete přidat další.`,
  file: "Vaše oblíbené v souboru",
  fileHint: "Uložte je a otevřete soubor v jiném prohlížeči: přidají se k těm, které tam jsou.",
  save: "Uložit",
  open: "Otevřít soubor",
  opened: "Oblíbené ze souboru byly přidány.",
  notOurs: "Tento soubor neobsahuje oblíbené. Nic se nezměnilo.",
};
