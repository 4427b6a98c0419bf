import type { LineUpMember } from "../../../../shared/wire/sections/read-line-ups.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Sign } from "../../../ui/sign.tsx";
import { useEventContext } from "../../match-row/event-context.tsx";
import { NameLink } from "../../page/name-link.tsx";
import { GoalSign } from "../goal-sign.tsx";
import { Rating } from "../../rating/rating.tsx";
import { noActions, type Actions, type PlayerActions } from "./player-actions.ts";

type MemberListProps = {
  readonly members: readonly LineUpMember[];
  readonly actions: Actions;
  readonly isStarting: boolean;
  /** The order is meaningful, so the list is numbered. */
  readonly isInOrder: boolean;
};

/** Players of one side, one per line: number, name, role, and their actions. */
export function MemberList({ members, actions, isStarting, isInOrder }: MemberListProps) {
  const { lang } = useEventContext();
  const texts = matchTexts(lang).lineUps;
  const List = isInOrder ? "ol" : "ul";
  return (
    <List className="member-list">
      {members.map((member) => {
        const { id, shirt, name, path, role, isCaptain, rating, substitution } = member;
        const change = isStarting ? texts.wentOff : texts.cameOn;
        const note = substitution === null ? role : change({ minute: substitution.minute, name: substitution.name });
        return (
          <li key={id}>
            <span className="number">{shirt}</span>
            <span className="member">
              <NameLink name={name} path={path} />
              {isCaptain ? <abbr title={texts.captain}>{` ${texts.captainMark}`}</abbr> : null}
              {note === "" ? null : <small>{note}</small>}
            </span>
            <ActionSigns actions={actions.get(id) ?? noActions} substitution={null} isStarter={isStarting} />
            {rating === null ? null : <Rating value={rating} toName={texts.rating} />}
          </li>
        );
      })}
    </List>
  );
}

type ActionSignsProps = {
  readonly actions: PlayerActions;
  readonly substitution: LineUpMember["substitution"];
  readonly isStarter: boolean;
};

/** Goals, a card and a change, each with its words. */
export function ActionSigns({ actions: { goals, ownGoals, card }, substitution, isStarter }: ActionSignsProps) {
  const { lang } = useEventContext();
  const { lineUps, summary } = matchTexts(lang);
  const change = isStarter ? lineUps.wentOff : lineUps.cameOn;
  return (
    <span className="actions">
      {goals === 0 ? null : (
        <Sign name={lineUps.goals({ count: goals })}>
          <GoalSign />
          {goals > 1 ? goals : null}
        </Sign>
      )}
      {ownGoals === 0 ? null : (
        <Sign name={lineUps.ownGoal} className="own-goal">
          <GoalSign />
        </Sign>
      )}
      {card === null ? null : <Sign name={summary.kinds[card]} className={`card-sign ${card}`} />}
      {substitution === null ? null : (
        <Sign name={change({ minute: substitution.minute, name: substitution.name })} className="change">
          <Icon name="swap" />
        </Sign>
      )}
    </span>
  );
}
