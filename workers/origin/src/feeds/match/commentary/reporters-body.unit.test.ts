import { expect, it } from "vitest";
import type { Language } from "../../../../../../shared/texts/languages.ts";
import { sports } from "../../../../../../shared/sports/catalogue.ts";
import { eventStatus } from "../../../../../../shared/sports/statuses.ts";
import type { Incident } from "../../../../../../shared/timeline/incident.ts";
import { parseFeedName } from "../../../../../../shared/wire/feed-names.ts";
import { readCommentary } from "../../../../../../shared/wire/sections/commentary-section.ts";
import { add, openLedger, posted, saturday, status, wire } from "../../../../test/ledger-in-node.ts";
import type { LedgerContext } from "../../../ledger/ledger-context.ts";
import { answerFeed } from "../../answer-feed.ts";

/** `df_mc_` of an event, as a project of a language reads it. */
function reportersOf(ledger: LedgerContext, eventId: string, projectLanguage: Language) {
  const name = parseFeedName(`df_mc_1_${eventId}`);
  if (name === null) throw new Error("df_mc_ is no feed");
  return answerFeed(ledger, name, { projectLanguage, market: null, clock: ledger.sources.clockAt(saturday) });
}

const said = (id: string, lang: string, text: string): Incident => ({
  kind: "comment",
  id,
  atSeconds: saturday,
  minute: "",
  lang,
  text,
});

it.each(sports.map((sport) => [sport.name, sport] as const))(
  "[C7.04] hold what a provider's reporters wrote of %s in the feed's language, wherever an event has a page",
  (_, { id: sportId, duel, detailPage }) => {
    const ledger = openLedger([wire], sportId);
    const ofSport = { sportId, ...(duel ? {} : { away: null }) };
    add(ledger, posted("1Silent0", ofSport), status(0, eventStatus.live));
    add(
      ledger,
      posted("1Event00", ofSport),
      said("one", "fr", "Le public se lève."),
      said("two", "en", "The crowd rises."),
      said("wrong", "fr", "Le public s’en va."),
      { kind: "retracted", incidentId: "wrong", atSeconds: saturday },
    );
    const lines = (eventId: string, lang: Language) => {
      const body = reportersOf(ledger, eventId, lang);
      return body === "0" ? "0" : readCommentary(body).map(({ text }) => text);
    };
    expect(lines("1Event00", "fr")).toEqual(detailPage ? ["Le public se lève."] : "0");
    expect(lines("1Event00", "en")).toEqual(detailPage ? ["The crowd rises."] : "0");
    expect([lines("1Event00", "de"), lines("1Silent0", "fr")]).toEqual(["0", "0"]);
  },
);
