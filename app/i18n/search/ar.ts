import { counted } from "../../../shared/texts/ar/counted.ts";
import type { SearchTexts } from "./fr.ts";

export const ar: SearchTexts = {
  title: "بحث",
  description: "ابحث عن فريق أو لاعب أو بطولة أو بلد، في كل الرياضات.",
  titleOf: (query) => `«${query}»: نتائج البحث`,
  descriptionOf: (query) => `فرق ولاعبون وبطولات توافق «${query}»، مع نتائجها وترتيبها.`,
  placeholder: "فريق، لاعب، بطولة",
  label: "ابحث عن فريق أو لاعب أو بطولة",
  submit: "ابحث",
  clear: "مسح النص",
  cancel: "إلغاء",
  results: "النتائج",
  groups: {
    team: "الفرق",
    player: "اللاعبون",
    tournament: "البطولات",
    country: "البلدان",
    sport: "الرياضات",
  },
  recent: "عمليات البحث الأخيرة",
  forget: "مسح",
  popular: "الأكثر بحثًا",
  found: (count) =>
    counted(count, {
      zero: "لا نتائج",
      one: "نتيجة واحدة",
      two: "نتيجتان",
      few: "نتائج",
      many: "نتيجة",
      other: "نتيجة",
    }),
  nothing: (query) => `لا شيء يوافق «${query}»`,
  nothingHint: "جرّب اسمًا أقصر، أو ابحث عن البطولة.",
  unavailable: "البحث لا يستجيب",
  unavailableHint: "تحقق من اتصالك ثم أعد المحاولة.",
  retry: "أعد المحاولة",
  also: (name) => `أيضًا ${name}`,
  all: (query) => `كل نتائج «${query}»`,
  follows: (name) => `${name} بين مفضلاتك.`,
  keys: { choose: "اختيار", open: "فتح", follow: "متابعة", close: "إغلاق" },
};
