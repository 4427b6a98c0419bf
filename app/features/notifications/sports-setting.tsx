import { settingsTexts } from "../../i18n/settings-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { useMyGames } from "../favourites/my-games-hooks.ts";
import { usePage } from "../page/page-context.tsx";
import { muteSports, parseMutedSports, sportsToOffer, useMutedSportsText } from "./muted-sports.ts";

/** Of which sports a visitor wants news; nothing for who follows no game. */
export function SportsSetting() {
  const { lang } = usePage();
  const t = settingsTexts(lang);
  const muted = parseMutedSports(useMutedSportsText());
  const sports = sportsToOffer(useMyGames(), muted);
  if (sports.length === 0) return null;
  return (
    <fieldset className="setting">
      <legend>{t.sports}</legend>
      <p>{t.sportsHint}</p>
      <div className="choices">
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
