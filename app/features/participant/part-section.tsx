import { useLocation } from "@remix-run/react";
import { LiveList, useLeagues } from "../../live/hooks.tsx";
import { peopleTexts } from "../../i18n/people-texts.ts";
import { Notice } from "../../ui/notice.tsx";
import { usePage } from "../page/page-context.tsx";
import { Card } from "./game-cards.tsx";
import { GameRows } from "./game-rows.tsx";
import type { LoadedPart } from "./load-part.server.ts";
import { Pager } from "./pager.tsx";
import { useParticipant } from "./participant-context.tsx";

type PartSectionProps = { readonly part: LoadedPart; readonly kind: "results" | "fixtures"; readonly title: string };

/** A part of the results or fixtures, with links to the parts around it. */
export function PartSection({ part, kind, title }: PartSectionProps) {
  const { lang } = usePage();
  const { pathname } = useLocation();
  const texts = peopleTexts(lang);
  const words =
    kind === "results" ? { before: texts.newer, after: texts.older } : { before: texts.earlier, after: texts.later };
  return (
    <LiveList list={part.list}>
      <Card block={kind} title={title}>
        <Rows />
        <Pager path={pathname} page={part.page} hasNext={part.hasNext} words={words} />
      </Card>
    </LiveList>
  );
}

/** In the feed's own order, in which a league may come several times. */
function Rows() {
  const { lang } = usePage();
  const { profile, nowSeconds } = useParticipant();
  const games = useLeagues().flatMap(({ league, eventIds }) => eventIds.map((id) => ({ id, league })));
  const texts = peopleTexts(lang);
  if (games.length === 0) return <Notice icon="empty" title={texts.noGames} hint={texts.noGamesHint} />;
  return <GameRows games={games} participantId={profile.id} nowSeconds={nowSeconds} />;
}
