import { useRouteLoaderData } from "@remix-run/react";
import { oddsFormatNames, oddsFormats } from "../../../shared/betting/odds-formats.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { settingsTexts } from "../../i18n/settings-texts.ts";
import { usePage } from "../page/page-context.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { RowOddsSetting } from "./row-odds-setting.tsx";

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
        <button className="button" name="odds" value={next}>
          {t.switches[next]}
        </button>
        {Array.isArray(offered) ? (
          <fieldset className="choices either" aria-label={t.format}>
            <p>{t.format}</p>
            {oddsFormatNames
              .filter((format) => offered.includes(format))
              .map((format) => (
                <button
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
