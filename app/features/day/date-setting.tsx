import { settingsTexts } from "../../i18n/settings-texts.ts";
import { AnswerForm } from "../legal/answer-form.tsx";
import { usePage } from "../page/page-context.tsx";
import { shortDate } from "./day-words.ts";
import { toLocalTime } from "./local-time.ts";

/** 31 December 1970, and its evening: each way of writing shows itself. */
const sampleDay = 364;
const sampleSeconds = sampleDay * 86_400 + 20.75 * 3600;

/** The hours of clocks and the order of dates (C9.06, A9.03). A form, because the server writes them first; it works without scripts. */
export function DateSetting() {
  const { lang, t: site } = usePage();
  const t = settingsTexts(lang).dates;
  const { clock, dateOrder, ...texts } = site;
  const groups = [
    {
      name: "clock",
      label: t.hours,
      chosen: `${clock ?? 24}`,
      choices: [
        { value: "24", text: toLocalTime(sampleSeconds, "UTC") },
        { value: "12", text: toLocalTime(sampleSeconds, "UTC", 12) },
      ],
    },
    {
      name: "dates",
      label: t.order,
      chosen: dateOrder ?? "day-first",
      choices: [
        { value: "day-first", text: shortDate(sampleDay, texts) },
        { value: "month-first", text: shortDate(sampleDay, { ...texts, dateOrder: "month-first" }) },
      ],
    },
  ] as const;
  return (
    <section className="setting">
      <h2>{t.title}</h2>
      <p>{t.hint}</p>
      <AnswerForm>
        {groups.map(({ name, label, chosen, choices }) => (
          <fieldset key={name} className="choices either">
            <legend className="sr-only">{label}</legend>
            {choices.map(({ value, text }) => (
              <button
                type="submit"
                key={value}
                className="button"
                name={name}
                value={value}
                aria-pressed={value === chosen}
              >
                {text}
              </button>
            ))}
          </fieldset>
        ))}
      </AnswerForm>
    </section>
  );
}
