import type { DrawFields } from "../../../../shared/wire/league-fields.ts";
import { competitionTexts } from "../../../i18n/competition-texts.ts";
import { startAttribute } from "../../day/times.tsx";
import { toLocalMoment } from "../../day/local-time.ts";
import { usePage } from "../../page/page-context.tsx";
import { Block } from "../block.tsx";

/** The rounds of a draw that are still open (C3.26), each with the first start that is announced. */
export function ComingRounds({ rounds }: { readonly rounds: readonly DrawFields[] }) {
  const { lang, t, timeZone } = usePage();
  if (rounds.length === 0) return null;
  return (
    <Block name="draw" title={competitionTexts(lang).comingRounds}>
      <dl className="season-figures">
        {rounds.map(({ round, level, startSeconds }) => {
          const first = startSeconds?.[0];
          return (
            <div key={level}>
              <dt>{round}</dt>
              <dd>
                {first === undefined ? (
                  "–"
                ) : (
                  <time dateTime={startAttribute({ startSeconds: first })}>{toLocalMoment(first, timeZone, t)}</time>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Block>
  );
}
