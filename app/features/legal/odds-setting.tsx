import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { fieldsOf } from "../../../shared/json/record.ts";
import { settingsTexts } from "../../i18n/settings-texts.ts";
import { usePage } from "../page/page-context.tsx";
import { answerPath } from "./answer-path.ts";

/**
 * Switches odds off, where there are any: then the server sends none. A form, because the server is who has to know; it works
 * without scripts.
 */
export function OddsSetting() {
  const { lang } = usePage();
  const { pathname, search } = useLocation();
  const { oddsSwitch } = fieldsOf(useRouteLoaderData("site"));
  if (oddsSwitch !== "on" && oddsSwitch !== "off") return null;
  const t = settingsTexts(lang).odds;
  const next = oddsSwitch === "on" ? "off" : "on";
  return (
    <section className="setting">
      <h2>{t.title}</h2>
      <p>{t.hints[oddsSwitch]}</p>
      <form method="post" action={answerPath}>
        <input type="hidden" name="back" value={pathname + search} />
        <button className="button" name="odds" value={next}>
          {t.switches[next]}
        </button>
      </form>
    </section>
  );
}
