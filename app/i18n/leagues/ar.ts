import { counted, nouns, type Noun } from "../../../shared/texts/ar/counted.ts";
import type { LeaguesTexts } from "./fr.ts";

const country: Noun = { zero: "بلا بلد", one: "بلد واحد", two: "بلدين", few: "بلدان", many: "بلدًا", other: "بلد" };

export const ar: LeaguesTexts = {
  myLeagues: "بطولاتي",
  myLeaguesHint: "ثبّت بطولة لتجدها هنا وفي القائمة. تبقى اختياراتك في هذا المتصفح.",
  pin: (league, country) => `تثبيت ${league} (${country})`,
  pinned: "بطولاتي",
  countries: "البلدان والبطولات",
  countriesOf: (sport) => `${sport}: البلدان والبطولات`,
  countriesDescription: (sport, countries, leagues) =>
    `${sport}: ${counted(leagues, nouns.competition)} من ${counted(countries, country)}، مع النتائج والمواعيد والترتيب.`,
  languages: "اللغة",
  languagesHint: "تصدر Tribune بلغات عدة، لكل منها عناوينها.",
  languagesDescription: "اللغات التي تصدر بها Tribune، ونسخة كل بلد.",
  current: "النسخة المعروضة",
  notHere: "لم تُنشر بعد",
  only: "هذه الصفحة موجودة هنا بالعربية وحدها.",
};
