import { expect, it } from "vitest";
import { parsePlaceKey } from "../../places/place.ts";
import type { Notice } from "../policy.ts";
import { policyFor } from "../policy-for.ts";

/** The whole sentence, as a visitor sees it. */
const toNoticeText = (notice: Notice): string => notice.before + (notice.link?.text ?? "") + notice.after;

// The wording that the arrêté of 29 July 2022 prescribes.
const prescribed =
  "Les jeux d'argent et de hasard peuvent être dangereux : pertes d'argent, conflits familiaux, addiction… " +
  "Retrouvez nos conseils sur joueurs-info-service.fr (09 74 75 13 13 - appel non surtaxé)";

it.each(["FR", "FR:IDF", "RE", "NC"])("[C1.09] the notice in %s is the prescribed one, byte for byte", (key) => {
  const { notice } = policyFor(parsePlaceKey(key), Date.UTC(2026, 10, 20) / 1000);
  expect(notice === null ? "" : toNoticeText(notice)).toBe(prescribed);
});

it("leads to the help service", () => {
  const { notice } = policyFor(parsePlaceKey("FR"), Date.UTC(2026, 10, 20) / 1000);
  expect(notice?.link).toEqual({ text: "joueurs-info-service.fr", href: "https://www.joueurs-info-service.fr/" });
});
