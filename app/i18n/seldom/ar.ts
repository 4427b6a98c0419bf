import type { SeldomTexts } from "./fr.ts";

export const ar: SeldomTexts = {
  emptyDay: "لا مباريات في هذا اليوم",
  emptyFieldDay: "لا سباقات في هذا اليوم",
  emptyDayHint: "اختر يومًا آخر في التقويم.",
  comingNext: (date: string) => `القادم: ${date}`,
  emptyLive: "لا مباراة مباشرة الآن",
  emptyFinished: "لا مباراة منتهية في هذا اليوم",
  emptyScheduled: "لا مزيد من المباريات القادمة في هذا اليوم",
  emptyMine: "لا مباراة متابَعة في هذا اليوم",
  emptyMineHint: "المس نجمة مباراة لتجدها هنا. تبقى اختياراتك في هذا المتصفح.",
  otherDays: "متابَعة في أيام أخرى",
  seeAll: "عرض كل المباريات",
  seeToday: "العودة إلى اليوم",
  myGamesFull: (limit) => `تتابع ${limit} مباراة، وهو الحد الأقصى. أزل واحدة لتضيف أخرى.`,
  notFollowable: (pastDays, futureDays) => `يمكن متابعة المباريات من ${pastDays} يوم مضى إلى ${futureDays} أيام قادمة.`,
};
