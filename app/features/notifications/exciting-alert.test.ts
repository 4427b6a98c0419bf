import { expect, it } from "vitest";
import { addressWords } from "../../../shared/addresses/words.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { notificationTexts } from "../../i18n/notification-texts.ts";
import { toHref } from "../page/page-context.tsx";
import { toExcitingAlert } from "./exciting-alert.ts";

await loadAllTexts();

it("names the sides, the league and the mark, and has no score, no minute and no side that leads", () => {
  const event = { homeName: "Lens", awayName: "Lyon", homeParticipantId: "1Lens000", awayParticipantId: "1Lyon000" };
  const known = { statusType: 2, status: 13, homeScore: 3, awayScore: 2, minute: 71, statusStartSeconds: 1_000 };
  const { box, speech } = toExcitingAlert(
    {
      id: "1Game000",
      sportId: 1,
      league: { title: "FRANCE: Ligue 1", countryName: "France" },
      event: { ...event, ...known },
      mark: 8,
    },
    notificationTexts("fr"),
    { lang: "fr", href: toHref(addressWords.fr) },
  );
  expect(box).toEqual({
    text: "Ça devient intéressant\u00a0: 8 sur 10",
    league: "Ligue 1 · France",
    home: { label: "Lens", score: "", logoId: "1Lens000" },
    away: { label: "Lyon", score: "", logoId: "1Lyon000" },
    scoringSide: 0,
    urls: { event: "/match/1Game000" },
  });
  expect(speech).toBe("Ça devient intéressant\u00a0: 8 sur 10, Lens - Lyon, Ligue 1, France");
});
