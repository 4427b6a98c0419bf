import type { RoundTexts } from "../table-texts.ts";

const names: Readonly<Record<number, string>> = {
  1: "النهائي",
  2: "نصف النهائي",
  4: "ربع النهائي",
  8: "دور الـ16",
  16: "دور الـ32",
  32: "دور الـ64",
};

export const rounds: RoundTexts = {
  knockOut: (ties) => names[ties] ?? `دور الـ${ties * 2}`,
  numbered: (number) => `الجولة ${number}`,
};
