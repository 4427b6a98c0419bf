import { counted, nouns } from "../../../shared/texts/ar/counted.ts";
import { createPlural } from "../../../shared/texts/plural.ts";
import type { CompetitionTexts } from "./fr.ts";

const plural = createPlural("ar");

/** The pages of a competition and of a country. A name stands where no word has to agree with it. */
export const ar: CompetitionTexts = {
  breadcrumbs: "مسار التنقل",
  home: "الرئيسية",
  sectionsLabel: "أقسام البطولة",
  pageSections: "الأقسام",
  season: (season) => `موسم ${season}`,
  seasons: "اختر موسمًا",
  sections: {
    summary: "الملخص",
    results: "النتائج",
    fixtures: "المواعيد",
    standings: "الترتيب",
    draw: "القرعة",
    scorers: "الهدافون",
    odds: "الاحتمالات",
    news: "الأخبار",
    archive: "المواسم السابقة",
  },
  titles: {
    summary: (name, season) => `${name} ${season}: نتائج مباشرة ومواعيد وترتيب`,
    results: (name, season) => `${name} ${season}: كل النتائج`,
    fixtures: (name, season) => `${name} ${season}: المواعيد`,
    standings: (name, season) => `${name} ${season}: الترتيب`,
    draw: (name, season) => `${name} ${season}: القرعة`,
    scorers: (name, season) => `${name} ${season}: الهدافون`,
    odds: (name, season) => `${name} ${season}: احتمالات المباريات القادمة`,
    news: (name) => `${name}: الأخبار`,
    archive: (name) => `${name}: الأبطال والمواسم السابقة`,
  },
  descriptions: {
    summary: (name, country, season) =>
      `${name} (${country})، موسم ${season}: نتائج مباشرة، آخر النتائج، المباريات القادمة والترتيب.`,
    results: (name, country, season) => `كل نتائج موسم ${season}: ${name} (${country})، الأحدث أولًا.`,
    fixtures: (name, country, season) =>
      `من يلعب مع من، ومتى؟ المواعيد الباقية في موسم ${season}: ${name} (${country}).`,
    standings: (name, country, season) =>
      `ترتيب موسم ${season}: ${name} (${country}). العام، على الأرض، خارجها، والنتائج الأخيرة.`,
    draw: (name, country, season) => `قرعة موسم ${season} دورًا بدور حتى النهائي: ${name} (${country}).`,
    scorers: (name, country, season) => `من يسجل أكثر؟ هدافو موسم ${season}: ${name} (${country}).`,
    odds: (name, country, season) =>
      `احتمالات المباريات القادمة: ${name} (${country})، موسم ${season}، بحسب قواعد مكانك.`,
    news: (name, country) => `تقارير البطولة وأخبارها: ${name} (${country}).`,
    archive: (name, country) => `الأبطال موسمًا بعد موسم: ${name} (${country}).`,
  },
  summaryOf: {
    past: {
      title: (name, season) => `${name} ${season}: كل نتائج الموسم`,
      description: (name, country, season) =>
        `انتهى موسم ${season}: عُد إلى نتائجه ومبارياته وأفضل لاعبيه. ${name} (${country}).`,
    },
    draw: {
      title: (name, season) => `${name} ${season}: نتائج مباشرة ومواعيد وقرعة`,
      description: (name, country, season) =>
        `${name} (${country})، موسم ${season}: نتائج مباشرة، آخر النتائج، المباريات القادمة والقرعة دورًا بعد دور.`,
    },
    open: {
      title: (name, season) => `${name} ${season}: نتائج مباشرة ومواعيد ونتائج`,
      description: (name, country, season) =>
        `${name} (${country})، موسم ${season}: نتائج مباشرة، آخر النتائج والمباريات القادمة.`,
    },
  },
  live: "مباشر",
  lastResults: "آخر النتائج",
  next: "المباريات القادمة",
  nextEvents: "المنافسات القادمة",
  lastEvents: "آخر المنافسات",
  allResults: "كل النتائج",
  allFixtures: "كل المواعيد",
  calendar: "تابع هذه المواعيد في تقويمك",
  wholeTable: "الترتيب كاملًا",
  participants: { teams: "الفرق", players: "اللاعبون" },
  allScorers: "كل الهدافين",
  wholeDraw: "القرعة كاملة",
  emptySeason: "لم يُعلن شيء بعد",
  emptySeasonHint: "تظهر مباريات هذا الموسم هنا فور الإعلان عنها.",
  emptyPart: "لا مزيد",
  moreParts: "صفحات القائمة",
  partBefore: { results: "نتائج أحدث", fixtures: "مباريات أسبق" },
  partAfter: { results: "نتائج أقدم", fixtures: "مباريات لاحقة" },
  rounds: "الأدوار",
  toBeDecided: "يُحدد لاحقًا",
  bye: "إعفاء",
  penalties: (score) => `ترجيح ${score}`,
  drawHint: "اسحب لرؤية الدور التالي.",
  tie: (first, second) => `${first} – ${second}`,
  goesOn: "متأهل",
  rank: "المركز",
  scorer: "الهداف",
  team: "الفريق",
  goals: "الأهداف",
  assists: "التمريرات الحاسمة",
  ofPenalties: (count) =>
    counted(count, {
      zero: "بلا جزاء",
      one: "1 من جزاء",
      two: "2 من جزاء",
      few: "من جزاء",
      many: "من جزاء",
      other: "من جزاء",
    }),
  emptyScorers: "لا أهداف بعد",
  emptyScorersHint: "تبدأ القائمة مع أول هدف في الموسم.",
  archiveSeason: "الموسم",
  winner: "البطل",
  running: "جارٍ",
  unknownWinner: "–",
  form5: "آخر 5 مباريات",
  countryTitle: (sport, country) => `${sport}، ${country}: البطولات والنتائج`,
  countryDescription: (sport, country, count) =>
    `${sport}، ${country}: ${counted(count, nouns.competition)}، مع النتائج المباشرة والمواعيد والترتيب.`,
  competitions: "البطولات",
  liveCount: (count) => `${count} مباشر`,
  todayCount: (count) =>
    plural(count, {
      zero: "لا مباريات اليوم",
      one: "مباراة واحدة اليوم",
      two: "مباراتان اليوم",
      few: `${count} مباريات اليوم`,
      many: `${count} مباراة اليوم`,
      other: `${count} مباراة اليوم`,
    }),
};
