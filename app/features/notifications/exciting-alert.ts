import { participantKind } from "../../../shared/sports/participant-kind.ts";
import { commaIn } from "../../../shared/texts/comma.ts";
import type { NotificationTexts } from "../../i18n/notification-texts.ts";
import { leagueInWords } from "../list/league-words.ts";
import { awayOf, homeOf, sidesOf } from "../match-row/event-words.ts";
import type { PageContext } from "../page/page-context.tsx";
import type { BoxContent } from "./boxes.ts";
import type { ExcitingGame } from "./exciting-games.ts";

/** The box and the spoken words for a game that becomes exciting. They never have its score, its minute or a side that leads. */
export function toExcitingAlert(
  { id, sportId, event, league, mark }: ExcitingGame,
  t: NotificationTexts,
  { href, lang }: Pick<PageContext, "href" | "lang">,
): { readonly box: BoxContent; readonly speech: string } {
  const text = t.exciting({ mark });
  const toSide = (label: string, participantId: string | null | undefined) => ({
    label,
    score: "",
    logoId: participantKind(sportId) === "team" ? (participantId ?? "") : "",
  });
  return {
    box: {
      text,
      league: leagueInWords(league, " · "),
      home: toSide(homeOf(event), event.homeParticipantId),
      away: toSide(awayOf(event), event.awayParticipantId),
      scoringSide: 0,
      urls: { event: href({ kind: "match", eventId: id, tab: "summary" }) },
    },
    speech: [text, sidesOf(event), leagueInWords(league, commaIn(lang))].join(commaIn(lang)),
  };
}
