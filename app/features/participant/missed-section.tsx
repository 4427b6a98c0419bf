import { readMissed } from "../../../shared/wire/sections/read-people.ts";
import { peopleTexts } from "../../i18n/people-texts.ts";
import { usePage } from "../page/page-context.tsx";
import { Card } from "./game-cards.tsx";
import { MissedList } from "./missed-list.tsx";

/** Absences that last, then those that are over. */
export function MissedSection({ body, hasNames }: { readonly body: string; readonly hasNames: boolean }) {
  const { lang } = usePage();
  const texts = peopleTexts(lang);
  const missed = readMissed(body);
  const current = missed.filter(({ isCurrent }) => isCurrent === 1);
  const past = missed.filter(({ isCurrent }) => isCurrent !== 1);
  return (
    <>
      {current.length === 0 ? null : (
        <Card block="injury_history" title={texts.current} note={String(current.length)}>
          <MissedList missed={current} hasNames={hasNames} />
        </Card>
      )}
      {past.length === 0 ? null : (
        <Card block="injury_history" title={texts.past}>
          <MissedList missed={past} hasNames={hasNames} />
        </Card>
      )}
    </>
  );
}
