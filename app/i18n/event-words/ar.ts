import type { EventWords } from "./fr.ts";

export const ar: EventWords = {
  bout: {
    tabsLabel: "أقسام النزال",
    actions: { share: "مشاركة النزال", copied: "نُسخ عنوان النزال." },
    statusReasons: {
      postponed: "سيُقام النزال في موعد آخر.",
      cancelled: "لن يُقام النزال.",
      abandoned: "أُوقف النزال قبل نهايته.",
      interrupted: "النزال متوقف وقد يُستأنف.",
      walkover: "انسحاب أحد الطرفين قبل النزال.",
      walkoverOf: (name) => `انسحاب ${name} قبل النزال.`,
      retired: "انسحاب أحد الطرفين أثناء النزال.",
      retiredOf: (name) => `انسحاب ${name} أثناء النزال.`,
    },
    summary: {
      title: "النزال",
      facts: "معلومات النزال",
      emptyScheduled: "لم يبدأ النزال",
      emptyScheduledHint: (time) => `تظهر الجولات هنا منذ بداية النزال (${time}).`,
      emptyFinishedHint: "مصدر هذا النزال يعطي النتيجة وحدها.",
    },
    statistics: { whole: "النزال", emptyHint: "تظهر أثناء النزال حيث يحصيها المصدر." },
    commentary: { emptyHint: "يبدأ مع النزال، وتظهر الأسطر الجديدة هنا من تلقاء نفسها." },
    report: { emptyHint: "يُكتب عند نهاية النزال.", how: "كُتب من بيانات النزال، ولم يكتبه إنسان." },
    headToHead: {
      filter: "النزالات",
      lastMatches: (name) => `آخر النزالات: ${name}`,
      empty: "لا نزالات سابقة معروفة",
      emptyHint: "لا نزال منتهٍ لأي من الطرفين في بياناتنا بعد.",
    },
    odds: {
      prematch: "قبل النزال",
      empty: "لا احتمالات لهذا النزال",
      emptyHint: "يفتح الوكلاء أسواقهم عادة عشية النزال ويغلقونها عند نهايته.",
    },
    news: {
      title: "عن النزال",
      emptyHint: "تظهر هنا مقالات عن النزال قبله وبعده.",
      emptyFinishedHint: "يظهر عادة مقال خلال ساعة من نهاية النزال.",
    },
    highlights: {
      emptyHint: "تظهر الملخصات عادة بعد نهاية النزال بساعات.",
      emptyFinishedHint: "لا قناة تعرض ملخص هذا النزال حيث أنت.",
    },
  },
  race: {
    tabsLabel: "أقسام المنافسة",
    actions: { share: "مشاركة المنافسة", copied: "نُسخ عنوان المنافسة." },
    statusReasons: {
      postponed: "ستُقام المنافسة في موعد آخر.",
      cancelled: "لن تُقام المنافسة.",
      abandoned: "أُوقفت المنافسة قبل نهايتها.",
      interrupted: "المنافسة متوقفة وقد تُستأنف.",
    },
    commentary: { emptyHint: "يبدأ مع المنافسة، وتظهر الأسطر الجديدة هنا من تلقاء نفسها." },
    report: { emptyHint: "يُكتب عند نهاية المنافسة.", how: "كُتب من بيانات المنافسة، ولم يكتبه إنسان." },
    odds: {
      empty: "لا احتمالات لهذه المنافسة",
      emptyHint: "يفتح الوكلاء أسواقهم عادة عشية المنافسة ويغلقونها عند نهايتها.",
    },
    news: {
      title: "عن المنافسة",
      emptyHint: "تظهر هنا مقالات عن المنافسة قبلها وبعدها.",
      emptyFinishedHint: "يظهر عادة مقال خلال ساعة من نهاية المنافسة.",
    },
    highlights: {
      emptyHint: "تظهر الملخصات عادة بعد نهاية المنافسة بساعات.",
      emptyFinishedHint: "لا قناة تعرض ملخص هذه المنافسة حيث أنت.",
    },
  },
};
