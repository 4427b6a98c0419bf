import type { ParticipantStatusTexts } from "../shared-texts.ts";

export const participantStatuses: ParticipantStatusTexts = {
  cutOff: "خارج التصفية",
  disqualified: "مستبعد",
  didNotStart: "لم ينطلق",
  didNotFinish: "لم يكمل",
  madeCutDidNotFinish: "اجتاز التصفية ولم يكمل",
  withdrawn: "منسحب قبل البداية",
  retired: "منسحب",
  didNotClassify: "غير مصنف",
  notQualified: "غير متأهل",
  ownerPoints: "نقاط المالك",
  nonRunner: "غير مشارك",
  pulledUp: "أوقفه الفارس",
  unseatedRider: "سقط الفارس",
  ranOut: "خرج عن المسار",
  fall: "سقوط",
  broughtDown: "أُسقط",
  hitRails: "اصطدم بالحاجز",
  refusedToRace: "رفض السباق",
  slippedUp: "انزلق",
};
