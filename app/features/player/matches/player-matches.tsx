import { readFigures } from "../../../../shared/feed/sections/read-people.ts";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { Card } from "../../participant/game-cards.tsx";
import type { LoadedPart } from "../../participant/load-part.server.ts";
import { PartSection } from "../../participant/part-section.tsx";
import { PlayedList } from "../played-list.tsx";

type PlayerMatchesProps = {
  /** The results of a single competitor; null for a person. */
  readonly part: LoadedPart | null;
  /** What a person did in games. */
  readonly body: string;
};

/** The games of a person, or of a single competitor. */
export function PlayerMatches({ part, body }: PlayerMatchesProps) {
  const { lang } = usePage();
  const texts = peopleTexts(lang);
  if (part !== null) return <PartSection part={part} kind="results" title={texts.last} />;
  return (
    <Card title={texts.lastWithRating}>
      <PlayedList games={readFigures(body).games} />
    </Card>
  );
}
