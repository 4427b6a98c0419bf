import type { PlaceTexts } from "../shared-texts.ts";

export const places: PlaceTexts = {
  ENG: "إنجلترا",
  SCO: "اسكتلندا",
  WAL: "ويلز",
  NIR: "أيرلندا الشمالية",
  EUROPE: "أوروبا",
  WORLD: "العالم",
  SOUTH_AMERICA: "أمريكا الجنوبية",
  US: "الولايات المتحدة",
  AFRICA: "أفريقيا",
  ASIA: "آسيا",
  NORTH_AMERICA: "أمريكا الشمالية",
  OCEANIA: "أوقيانوسيا",
};
