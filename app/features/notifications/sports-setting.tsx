import { settingsTexts } from "../../i18n/settings-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { useMyGames } from "../favourites/my-games-hooks.ts";
import { usePage } from "../page/page-context.tsx";
import { muteSports, sportsToOffer, useMutedSports } from "./muted-notifications.ts";

/**
 * Selects the sports whose news a visitor wants. They are known once the followed games have been read; a row of fixed height is reserved
 * for them, so that nothing below moves.
 */
export function SportsSetting() {
  const { lang } = usePage();
  const t = settingsTexts(lang);
  const muted = useMutedSports();
  const sports = sportsToOffer(useMyGames(), muted);
  return (
    <fieldset className="setting">
      <legend>{t.sports}</legend>
      <p>{t.sportsHint}</p>
      <div className="choices in-a-row">
        {sports.length === 0 ? t.sportsNone : null}
        {sports.map((id) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={!muted.includes(id)}
              onChange={({ target }) =>
                muteSports(target.checked ? muted.filter((other) => other !== id) : [...muted, id])
              }
            />
            {sportLabel(id, lang)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
