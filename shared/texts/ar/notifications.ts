import type { NotificationTexts } from "../shared-texts.ts";

export const notifications: NotificationTexts = {
  finished: "انتهت المباراة.",
  goal: "هدف!",
  set: "مجموعة!",
  game: "شوط!",
  correction: "تصحيح.",
  "correction-coach-challenge": "تصحيح: اعتراض المدرب.",
  "correction-foul": "تصحيح: خطأ.",
  "correction-handball": "تصحيح: لمسة يد.",
  "correction-offside": "تصحيح: تسلل.",
  "correction-video-review": "تصحيح: مراجعة الفيديو.",
};
