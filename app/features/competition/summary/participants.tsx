import { crestOf } from "../../../../shared/competitions/crest.ts";
import { participantKind } from "../../../../shared/sports/participant-kind.ts";
import { competitionTexts } from "../../../i18n/competition-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { Flag } from "../../../ui/flag.tsx";
import { Block } from "../block.tsx";
import { useCompetition } from "../competition-context.tsx";
import type { Participant } from "./load-participants.server.ts";

/** Lists the teams or players of a season that has no table. */
export function Participants({ participants }: { readonly participants: readonly Participant[] }) {
  const { lang } = usePage();
  const { sportId } = useCompetition();
  const texts = competitionTexts(lang).participants;
  const isTeams = participantKind(sportId) === "team";
  if (participants.length === 0) return null;
  return (
    <Block
      name={isTeams ? "participants_teams" : "participants_players"}
      title={isTeams ? texts.teams : texts.players}
      state={<span className="state">{participants.length}</span>}
    >
      <ul className="participants">
        {participants.map(({ id, name, path, flag }) => (
          <li key={id}>
            <a href={path}>
              {flag ? <Flag name={flag} /> : isTeams ? <i className={`crest h${crestOf(id)}`} /> : null}
              <bdi translate="no">{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}
