import { useRouteLoaderData } from "@remix-run/react";
import { oddsFormatNames, oddsFormats } from "../../../shared/betting/odds-formats.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { settingsTexts } from "../../i18n/settings-texts.ts";
import { useChoice } from "../../storage/choice.ts";
import { usePage } from "../page/page-context.tsx";
import { rowOddsChoice } from "../theme/document-choice.ts";
import { AnswerForm } from "./answer-form.tsx";

/**
 * Lets visitors switch odds off, where there are any, so that the server sends none, and choose their format. It is a
 * form, because the server has to know the choice; it works without scripts.
 */
export function OddsSetting() {
  const { lang, t: site } = usePage();
  const { oddsSwitch, oddsFormats: offered } = fieldsOf(useRouteLoaderData("site"));
  if (oddsSwitch !== "on" && oddsSwitch !== "off") return null;
  const t = settingsTexts(lang).odds;
  const next = oddsSwitch === "on" ? "off" : "on";
  return (
    <section className="setting">
      <h2>{t.title}</h2>
      <p>{t.hints[oddsSwitch]}</p>
      <AnswerForm>
        <button type="submit" className="button" name="odds" value={next}>
          {t.switches[next]}
        </button>
        {Array.isArray(offered) ? (
          <fieldset className="choices either">
            <legend className="sr-only">{t.format}</legend>
            <p aria-hidden="true">{t.format}</p>
            {oddsFormatNames
              .filter((format) => offered.includes(format))
              .map((format) => (
                <button
                  type="submit"
                  key={format}
                  className="button"
                  name="format"
                  value={format}
                  aria-pressed={format === (site.oddsFormat ?? "eu")}
                >
                  {`${t.formats[format]} ${oddsFormats[format].example}`}
                </button>
              ))}
          </fieldset>
        ) : null}
      </AnswerForm>
      {oddsSwitch === "on" ? <RowOddsSetting /> : null}
    </section>
  );
}

/** Whether rows have a line of prices where the window is too narrow for columns of them. */
function RowOddsSetting() {
  const { inRows } = settingsTexts(usePage().lang).odds;
  const choice = useChoice(rowOddsChoice);
  return (
    <label>
      <input
        type="checkbox"
        checked={choice === "on"}
        onChange={({ target }) => rowOddsChoice.set(target.checked ? "on" : "off")}
      />
      {inRows}
    </label>
  );
}
