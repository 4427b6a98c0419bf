import { readFigures } from "../../../../shared/wire/sections/read-people.ts";
import { isMasked } from "../../../feeds/masked-body.ts";
import { veilTexts } from "../../../i18n/veil-texts.ts";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { Card } from "../../participant/game-cards.tsx";
import type { LoadedPart } from "../../participant/load-part.server.ts";
import { eventKind } from "../../match/event-kind.ts";
import { useParticipant } from "../../participant/participant-context.tsx";
import { PartSection } from "../../participant/part-section.tsx";
import { MaskedLine } from "../../veil/masked-line.tsx";
import { useTruth } from "../../veil/use-truth.ts";
import { PlayedList } from "../played-list.tsx";

type PlayerMatchesProps = {
  /** The results of a single competitor; null for a person. */
  readonly part: LoadedPart | null;
  /** The feed of a person's games. */
  readonly feedName: string;
  readonly body: string;
};

/** The games of a person, or of a single competitor. */
export function PlayerMatches({ part, feedName, body }: PlayerMatchesProps) {
  const { lang } = usePage();
  const texts = peopleTexts(lang);
  const [bodies, show] = useTruth([feedName]);
  const shown = bodies?.[0] ?? body;
  const kind = eventKind(useParticipant().sportId);
  const title = kind === "race" ? texts.lastRaces : kind === "bout" ? texts.teamTabs.results : texts.last;
  if (part !== null) return <PartSection part={part} kind="results" title={title} />;
  return (
    <Card title={texts.lastWithRating}>
      {isMasked(shown) ? (
        <MaskedLine text={veilTexts(lang).maskedFigures} onShow={show} />
      ) : (
        <PlayedList games={readFigures(shown).games} />
      )}
    </Card>
  );
}
