import { counted, nouns, type Noun } from "../../../shared/texts/ar/counted.ts";
import type { AnalysisTexts } from "./fr.ts";

const game: Noun = { zero: "لا أشواط", one: "شوط واحد", two: "شوطان", few: "أشواط", many: "شوطًا", other: "شوط" };
const shot: Noun = {
  zero: "لا تسديدات",
  one: "تسديدة واحدة",
  two: "تسديدتان",
  few: "تسديدات",
  many: "تسديدة",
  other: "تسديدة",
};

export const ar: AnalysisTexts = {
  how: "كيف تُحسب",
  halfTime: "استراحة",
  minute: (minute) => `${minute}′`,
  momentum: {
    title: "مجرى المباراة",
    byMinute: "دقيقة بدقيقة",
    byPoint: "نقطة بنقطة",
    byGame: "شوطًا بشوط",
    steps: {
      minute: (count) => counted(count, nouns.minute),
      point: (count) => counted(count, nouns.point),
      game: (count) => counted(count, game),
    },
    summary: (home, ofHome, away, ofAway) => `الأفضلية: ${home} في ${ofHome}، ${away} في ${ofAway}.`,
    onTop: (name) => `الأفضلية: ${name}`,
    level: "تكافؤ",
    span: "جزء المباراة",
    who: "الأفضلية",
    goal: (name, minute, player) => `${minute} هدف، ${name}${player && `: ${player}`}`,
    redCard: (name, minute, player) => `${minute} بطاقة حمراء، ${name}${player && `: ${player}`}`,
    method:
      "لكل لعبة وزن لصالح طرف: الهدف 3، التسديدة على المرمى 1.5، غيرها 0.8، الركنية 0.7؛ والبطاقة الحمراء لصالح الخصم. ينتصف الوزن كل أربع دقائق، ويبيّن الرسم ما بقي لطرف ناقصًا ما بقي للآخر.",
    methodOfScores:
      "لكل نقطة أو هدف أو تسديدة أو كرة مكسوبة وزن لصالح طرف، ينتصف الوزن خلال دقائق، ويبيّن الرسم ما بقي لطرف ناقصًا ما بقي للآخر.",
    methodOfSets:
      "لكل نقطة مكسوبة وزن لصالح طرف، ينتصف الوزن كل أربع نقاط، ويبيّن الرسم ما بقي لطرف ناقصًا ما بقي للآخر. ويبدأ من جديد مع كل مجموعة.",
  },
  chances: {
    title: "احتمال الفوز",
    now: "الآن",
    before: "قبل المباراة",
    end: "في النهاية",
    draw: "تعادل",
    minute: "الدقيقة",
    chart: (text) => `احتمال الفوز خلال المباراة. ${text}`,
    beforeWas: (text) => `قبل المباراة: ${text}`,
    method: (matches, brier, base) =>
      `الأهداف القادمة موزعة بحسب بواسون: ما سجله الطرفان واستقبلاه في آخر مبارياتهما، والنتيجة، والوقت الباقي، والبطاقات الحمراء. لا سعر في الحساب. النتيجة هي نتيجة الوقت الأصلي، وفي الوقت الإضافي نتيجته. على ${matches} مباراة لم يرها النموذج درجة براير عند البداية ${brier}، مقابل ${base} للنسب المعتادة (0 هو الكمال).`,
  },
  shots: {
    title: "التسديدات",
    chart: (text) => `خريطة التسديدات. ${text}`,
    total: (count) => counted(count, shot),
    expected: (value) => `${value} xG`,
    size: "الحجم: xG",
    all: (count) => `الكل: ${counted(count, shot)}`,
    unknownPlayer: "لاعب غير معروف",
    metres: (metres) => `${metres} م`,
    outcomes: { goal: "هدف", saved: "تصدٍّ", off: "خارج المرمى", blocked: "مصدودة", woodwork: "القائم" },
    bodies: { foot: "بالقدم", head: "بالرأس" },
    situations: { "open-play": "", counter: "هجمة مرتدة", "free-kick": "ركلة حرة", penalty: "ركلة جزاء" },
    method: (shots, matches, brier, base) =>
      `الأهداف المتوقعة (xG) هي احتمال أن تكون التسديدة هدفًا، بحسب الزاوية التي ترى منها المرمى وجزء الجسم والموقف. بُني النموذج على ${shots} تسديدة من ${matches} مباراة (Pappalardo وMassucco، Wyscout، CC BY 4.0): وهي قليلة، فاقرأه بحذر. على بطولات لم يرها درجة براير ${brier}، مقابل ${base} للمعدل المتوسط (0 هو الكمال).`,
  },
};
