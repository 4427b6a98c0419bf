import type { Language } from "../../../shared/texts/languages.ts";
import { toWrittenDay } from "../../../shared/texts/written-day.ts";
import { momentAttribute, TextWithTimes } from "../day/times.tsx";

type WrittenDayProps = {
  readonly lang: Language;
  readonly atSeconds: number;
  /** The sentence that names the day. */
  readonly toText: (named: { readonly day: string }) => string;
};

/** A sentence with a day in it, as an element that programs read. */
export function WrittenDay({ lang, atSeconds, toText }: WrittenDayProps) {
  const day = toWrittenDay(lang, atSeconds);
  return <TextWithTimes text={toText({ day })} times={[[day, momentAttribute(atSeconds)]]} />;
}
