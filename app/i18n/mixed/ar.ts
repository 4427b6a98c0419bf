import type { MixedTexts } from "./fr.ts";

export const ar: MixedTexts = {
  title: "كل الرياضات",
  titleOf: (date) => `كل الرياضات، ${date}`,
  description: (date) => `أبرز مباريات كل الرياضات، ${date}: نتائج مباشرة ونهائية ومواعيد في صفحة واحدة.`,
  groupDescription: (sport, date, sports) => `${sport}، ${date}: ${sports}. نتائج مباشرة ونهائية ومواعيد.`,
  days: "اختر يومًا",
  sports: "انتقل إلى رياضة",
  wholeDay: "القائمة كاملة",
  empty: "لا شيء في هذا اليوم",
  emptyHint: "اختر يومًا آخر.",
};
