import type { ReportTexts } from "../commentary-texts.ts";

export const report: ReportTexts = {
  wonHeadline: ["فوز {team} على {other}", "انتصار {team} أمام {other}", "النصر لصالح {team} أمام {other}"],
  closeHeadline: ["فوز صعب: {team} أمام {other}", "{team} بفارق ضئيل أمام {other}", "{score}: {team} بشق الأنفس"],
  clearHeadline: ["لا حيلة أمام {team}: {other}", "فوز مريح: {team} أمام {other}", "يوم كبير في سجل {team}"],
  drawnHeadline: ["تعادل {home} و{away}", "لا فائز بين {home} و{away}"],
  raceHeadline: ["{home}: {what}"],
  won: [
    "فوز {team} في {league}: {score}.",
    "انتصار في {league} لصالح {team}: {score}.",
    "المهمة أُنجزت في {league}، والفوز لصالح {team}: {score}.",
  ],
  close: [
    "كان الفارق ضئيلًا، لكنه يكفي: {score} في {league}.",
    "شهد {league} لقاء متقاربًا كانت نهايته أفضل عند {team}: {score}.",
    "لم يفصل بينهما الكثير في {league}: {score}.",
  ],
  clear: [
    "النتيجة في {league} تقول كل شيء: {score}.",
    "كان لدى {team} أكثر بكثير في {league}: {score}.",
    "لم يكن هناك شك كبير في {league}: {score}.",
  ],
  drawn: ["{league}: {score}، ولا سبب لحزن أي طرف.", "لا شيء يفصل بينهما في {league}: {score}."],
  byMethod: ["فوز {team} على {other} في {league} ({method})."],
  race: ["انتهت مشاركة {home} في {league}."],
  place: ["المركز النهائي: {value}."],
  halfTime: ["كانت النتيجة بين الشوطين {value}.", "انتهى الشوط الأول {value}."],
  parts: ["كيف سارت، جزءًا بجزء: {value}.", "الأجزاء: {value}."],
  scorers: ["أهداف {team}: {value}.", "سجل الأهداف عند {team}: {value}."],
  noGoals: ["شباك نظيفة في الجانبين.", "لم تُسجل أهداف."],
  shootOut: ["كان الحسم من ركلات الترجيح: {value}.", "احتاج الحسم إلى ركلات الترجيح: {value}."],
  afterExtraTime: ["لم يكف الوقت الأصلي.", "احتاج الحسم إلى أكثر من الوقت الأصلي."],
  cards: ["البطاقات الصفراء: {value}.", "رفع الحكم البطاقة الصفراء: {value}."],
  sentOff: ["حالات الطرد: {value}."],
  crowd: ["الحضور: {value}.", "عدد المتفرجين: {value}."],
  venue: ["أقيمت المباراة في {value}.", "المكان: {value}."],
};
