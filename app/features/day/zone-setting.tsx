import { useSyncExternalStore, type ChangeEvent } from "react";
import { settingsTexts } from "../../i18n/settings-texts.ts";
import { offeredZones } from "../../time/zones.ts";
import { AnswerForm } from "../legal/answer-form.tsx";
import { usePage } from "../page/page-context.tsx";
import { readChosenZone, keepDeviceZone } from "./device-zone.ts";

const never = () => () => {};
const ofDevice = "device";

/** Sets the zone of all times. It is a form, because the server begins the days in that zone; without scripts it has a button. */
export function ZoneSetting() {
  const { lang } = usePage();
  const t = settingsTexts(lang).zone;
  const chosen = useSyncExternalStore(
    never,
    () => readChosenZone() ?? ofDevice,
    () => ofDevice,
  );
  /** True after hydration: the server may name zones differently and may have other offsets from UTC. */
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const choose = ({ target: { value, form } }: ChangeEvent<HTMLSelectElement>) => {
    if (value === ofDevice) keepDeviceZone();
    form?.requestSubmit();
  };
  return (
    <section className="setting">
      <h2>{t.title}</h2>
      <p>{t.hint}</p>
      <AnswerForm className="choices">
        <select
          className="text-box"
          key={chosen}
          name="zone"
          aria-label={t.title}
          defaultValue={chosen}
          onChange={choose}
        >
          <option value={ofDevice}>{t.device}</option>
          {offeredZones.map((zone) => (
            <option key={zone} value={zone}>
              {isTakenOver ? zoneLabel(zone, lang) : zone}
            </option>
          ))}
        </select>
        <noscript>
          <button type="submit" className="button">
            {t.choose}
          </button>
        </noscript>
      </AnswerForm>
    </section>
  );
}

/** "heure d’Europe centrale (UTC+1)": what a zone's time is called in a language, and how far it is from UTC now. */
function zoneLabel(timeZone: string, lang: string): string {
  const partOf = (timeZoneName: "longGeneric" | "shortOffset") =>
    new Intl.DateTimeFormat(lang, { timeZone, timeZoneName })
      .formatToParts()
      .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  try {
    const [name, offset] = [partOf("longGeneric"), partOf("shortOffset")];
    return name === offset ? name : `${name} (${offset})`;
  } catch {
    // Browsers before 2022 have no such names.
    return timeZone;
  }
}
