import type { StatusLabels, StatusTexts } from "../status-texts.ts";

/** "سباق" is masculine. */
const race: Partial<StatusLabels> = {
  finished: ["انتهى", "انتهى"],
  postponed: ["مؤجل", "مؤجل"],
  cancelled: ["ملغى", "ملغى"],
  interrupted: ["متوقف", "متوقف"],
  abandoned: ["لم يكتمل", "لم يكتمل"],
  delayed: ["متأخر", "متأخر"],
};

/** Skiing and bobsleigh events have two runs. */
const runs: Partial<StatusLabels> = {
  round1: ["الشوط الأول", "شوط 1"],
  round2: ["الشوط الثاني", "شوط 2"],
  afterRound1: ["بعد الشوط الأول", "بعد شوط 1"],
};

export const statusesBySport: StatusTexts["bySport"] = {
  hockey: {
    penalties: ["رميات الترجيح", "ترجيح"],
    afterPenalties: ["بعد رميات الترجيح", "بعد ترجيح"],
  },
  handball: {
    penalties: ["رميات السبعة أمتار", "رميات 7 م"],
    afterPenalties: ["بعد رميات السبعة أمتار", "بعد رميات"],
  },
  esports: {
    set1: ["الخريطة الأولى", "خريطة 1"],
    set2: ["الخريطة الثانية", "خريطة 2"],
    set3: ["الخريطة الثالثة", "خريطة 3"],
    set4: ["الخريطة الرابعة", "خريطة 4"],
    set5: ["الخريطة الخامسة", "خريطة 5"],
    set6: ["الخريطة السادسة", "خريطة 6"],
    set7: ["الخريطة السابعة", "خريطة 7"],
  },
  motorsport: race,
  "auto-racing": race,
  "moto-racing": race,
  cycling: race,
  "horse-racing": race,
  "winter-sports": { ...race, ...runs },
  alpine: { ...race, ...runs },
  "cross-country": race,
  biathlon: race,
};
