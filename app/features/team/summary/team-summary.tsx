import { commaIn } from "../../../../shared/texts/comma.ts";
import { veilTexts } from "../../../i18n/veil-texts.ts";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Flag } from "../../../ui/flag.tsx";
import { ShownArticles } from "../../news/shown-articles.tsx";
import { usePage } from "../../page/page-context.tsx";
import { Card, GameCards } from "../../participant/game-cards.tsx";
import { MissedList } from "../../participant/missed-list.tsx";
import { useParticipant } from "../../participant/participant-context.tsx";
import type { Section } from "../../participant/participant-view.ts";
import { toSectionAddress } from "../../participant/section-address.ts";
import { TablePlaces } from "../../participant/table-places.tsx";
import { TransferList } from "../../participant/transfer-list.tsx";
import { Rating } from "../../rating/rating.tsx";
import { StrengthSlot } from "../../strength/strength-slot.tsx";
import type { Member } from "../squad-lines.ts";
import type { Summary } from "./queries.server.ts";
import { RanksCard } from "./ranks-card.tsx";
import { SeasonCard } from "./season-card.tsx";

/** Articles that it shows. */
const shownNews = 3;

/** A team at a glance: its games, where it is in tables, and the beginnings of its other sections. */
export function TeamSummary({
  summary: { tables, outlook, ranks, strength, members, absences, transfers, news, maskedNews, isMasked },
}: {
  readonly summary: Summary;
}) {
  const { href, lang } = usePage();
  const page = useParticipant();
  const texts = peopleTexts(lang);
  const more = (section: Section, text: string) => ({ href: href(toSectionAddress(page, section)), text });
  return (
    <div className="two-columns">
      <div className="cards">
        <GameCards />
        <TablePlaces tables={tables} />
        {outlook === null ? null : <SeasonCard outlook={outlook} />}
        {ranks === null ? null : <RanksCard league={ranks} />}
        <StrengthSlot card={strength} />
      </div>
      <div className="cards">
        {members.length === 0 && !isMasked ? null : (
          <Card block="squad" title={texts.bestRated} more={more("squad", texts.wholeSquad)}>
            {isMasked ? (
              <p className="masked-line">
                <Icon name="unseen" />
                <span>{veilTexts(lang).maskedFigures}</span>
              </p>
            ) : (
              <BestMembers members={members} />
            )}
          </Card>
        )}
        {absences.length === 0 ? null : (
          <Card block="injury_history" title={texts.absences} more={more("absences", texts.allAbsences)}>
            <MissedList missed={absences} hasNames />
          </Card>
        )}
        {transfers.length === 0 ? null : (
          <Card block="transfers" title={texts.transfers} more={more("transfers", texts.allTransfers)}>
            <TransferList transfers={transfers} teamId={page.profile.id} />
          </Card>
        )}
        {news.length === 0 && maskedNews === null ? null : (
          <Card block="news" title={texts.news} more={more("news", texts.allNews)}>
            <ShownArticles
              articles={news}
              maskedNames={maskedNews === null ? [] : [maskedNews]}
              most={shownNews}
              level={3}
            />
          </Card>
        )}
      </div>
    </div>
  );
}

function BestMembers({ members }: { readonly members: readonly Member[] }) {
  const { lang } = usePage();
  const texts = peopleTexts(lang);
  return (
    <ul className="lines">
      {members.map(({ profile, figures }) => {
        const { goals, assists, games } = figures ?? {};
        const actions = [
          games ? texts.games({ count: games }) : "",
          goals ? texts.goals({ count: goals }) : "",
          assists ? texts.assists({ count: assists }) : "",
        ];
        return (
          <li key={profile.id}>
            <Flag name={profile.flag} />
            <span className="line-main">
              <a href={profile.url ?? undefined}>
                <bdi translate="no">{profile.teamName}</bdi>
              </a>
              <small>{actions.filter((action) => action !== "").join(commaIn(lang))}</small>
            </span>
            {figures?.rating == null ? null : <Rating value={figures.rating} toName={texts.rating} />}
          </li>
        );
      })}
    </ul>
  );
}
