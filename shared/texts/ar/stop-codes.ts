import type { ParticipantStatusTexts } from "../shared-texts.ts";

export const stopCodes: ParticipantStatusTexts = {
  cutOff: "قطع",
  disqualified: "أُبعد",
  didNotStart: "غاب",
  didNotFinish: "انسحب",
  madeCutDidNotFinish: "انسحب",
  withdrawn: "اعتذر",
  retired: "انسحب",
  didNotClassify: "خارج",
  notQualified: "أُقصي",
  ownerPoints: "مالك",
  nonRunner: "غاب",
  pulledUp: "توقف",
  unseatedRider: "أوقع",
  ranOut: "خرج",
  fall: "سقط",
  broughtDown: "أُسقط",
  hitRails: "اصطدم",
  refusedToRace: "رفض",
  slippedUp: "انزلق",
};
