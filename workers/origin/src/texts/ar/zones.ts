import type { ZoneTexts } from "../table-texts.ts";

export const zones: ZoneTexts = {
  championsLeague: "دوري الأبطال - مرحلة الدوري",
  championsLeagueQualification: "دوري الأبطال - التصفيات",
  europaLeague: "الدوري الأوروبي - مرحلة الدوري",
  conferenceLeague: "دوري المؤتمر - التصفيات",
  libertadores: "كأس ليبرتادوريس",
  sudamericana: "كأس سود أمريكانا",
  continentalCup: "الكأس القارية",
  championship: "مجموعة البطولة",
  europeanPlayOffs: "ملحق المشاركة الأوروبية",
  promotion: "صعود",
  promotionPlayOffs: "ملحق الصعود",
  playOffs: "الأدوار الفاصلة",
  playIn: "ملحق التأهل",
  nextRound: "الدور التالي",
  roundOf16: "دور الـ16",
  knockOutPlayOffs: "ملحق الأدوار الإقصائية",
  relegationGroup: "مجموعة الهبوط",
  relegationPlayOffs: "ملحق الهبوط",
  relegation: "هبوط",
};
