import type { BonusTexts } from "./fr.ts";

export const ar: BonusTexts = {
  title: "عروض الترحيب",
  description: "عروض الترحيب من وكلاء الرهان المرخصين حيث أنت، مع شروطها.",
  hint: "كل عرض هو عرض وكيل الرهان كما يصفه. اقرأ شروطه قبل التسجيل؛ فالعرض ليس ربحًا.",
  until: (day) => `صالح حتى ${day}`,
  see: (name) => `عرض ${name}`,
  link: "العروض",
};
