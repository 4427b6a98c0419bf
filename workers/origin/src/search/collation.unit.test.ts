import { describe, expect, it } from "vitest";
import { compareNames } from "./collation.ts";
import { searchLanguages, toSearchLanguage } from "./search-languages.ts";

/** Names in the order of their language; most of these orders differ from the order of the code points. */
const ordered: Record<(typeof searchLanguages)[number], string[]> = {
  cs: ["Brno", "Cibulka", "Čáslav", "Hradec", "Cheb", "Jihlava", "Sparta", "Škoda", "Zlín", "Žižkov"],
  da: ["Brøndby", "Vejle", "Zenit", "Ærø", "Ølstykke", "Åbyhøj", "Aarhus"],
  de: ["Aachen", "Ägypten", "Köln", "Kosovo", "Osnabrück", "Österreich", "Straßburg", "Stuttgart", "Ulm", "Zwickau"],
  el: ["Άρης", "Ηρακλής", "Ολυμπιακός", "ΟΦΗ", "ΠΑΟΚ", "Ψαχνά"],
  en: ["Åland", "Arsenal", "Çelik", "Chelsea", "Łódź", "Luton", "Öster", "Oxford"],
  es: ["Nules", "Numancia", "Ñublense", "Oviedo"],
  fi: ["Ilves", "VPS", "Zenit", "Åland", "Ähtäri", "Örebro"],
  fr: ["Auxerre", "Évian", "Evry", "Metz", "Nîmes", "Niort", "Saint-Étienne"],
  hr: [
    "Cibalia",
    "Crikvenica",
    "Čakovec",
    "Ćićarija",
    "Drava",
    "Džepčište",
    "Đakovo",
    "Lokomotiva",
    "Ljubuški",
    "Split",
    "Šibenik",
    "Zagreb",
    "Žepče",
  ],
  hu: ["Cegléd", "Cukor", "Csepel", "Gödöllő", "Győr", "Szolnok", "Tatabánya", "Zalaegerszeg", "Zsámbék"],
  it: ["Città di Castello", "Cittadella", "Forlì", "Forlimpopoli", "Lecce"],
  lt: ["Alytus", "Ąžuolas", "Banga", "Sūduva", "Šiauliai", "Vilnius", "Žalgiris"],
  nl: ["Ajax", "Één Dracht", "Excelsior", "Heerenveen", "Zwolle"],
  no: ["Brann", "Viking", "Ærøy", "Ørn Horten", "Ålesund"],
  pl: ["Lech", "Lubin", "Łęczna", "Łódź", "Olsztyn", "Radom", "Śląsk", "Tychy", "Zabrze", "Żory"],
  pt: ["Académica", "Acadêmico", "Estoril", "Évora", "Vitória"],
  "pt-br": ["Avaí", "Grêmio", "Guarani", "São Paulo", "Vasco"],
  ro: ["Ardeal", "Argeș", "Sibiu", "Steaua", "Șoimii", "Timișoara", "Țărănesc", "Voluntari"],
  ru: ["Балтика", "Ежов", "Ёлкин", "Жигули", "Зенит", "Йошкар-Ола", "Спартак", "Ярославль"],
  sk: ["Cadca", "Čadca", "Hron", "Chemlon", "Senica", "Šamorín", "Trnava", "Žilina"],
  sl: ["Celje", "Črnuče", "Domžale", "Sava", "Šmartno", "Zavrč", "Žalec"],
  sr: ["Crvena zvezda", "Čukarički", "Ćuprija", "Dunav", "Džep", "Đoković", "Spartak", "Šabac", "Železničar"],
  sv: ["AIK", "Oskarshamn", "Zenit", "Åtvidaberg", "Älvsborg", "Örebro", "Öster"],
  tr: [
    "Ceyhan",
    "Çaykur Rizespor",
    "Gölcük",
    "Güngören",
    "Iğdır",
    "İstanbulspor",
    "Sivas",
    "Şanlıurfa",
    "Ümraniye",
    "Van",
  ],
  vi: ["An Giang", "Bình Dương", "Cần Thơ", "Dak Lak", "Đà Nẵng", "Đồng Nai", "Hà Nội", "Huế"],
};

describe("the order of names", () => {
  it.each(searchLanguages)("[A9.05] knows the letters of %s", (lang) => {
    const names = ordered[lang];
    expect(names.toReversed().toSorted(compareNames(lang))).toEqual(names);
  });

  it("[A9.05] is that of English in every English variant", () => {
    for (const tag of ["en-GB", "en-us", "en_AU"]) {
      expect(ordered.en.toReversed().toSorted(compareNames(tag))).toEqual(ordered.en);
    }
  });

  it("[A9.05] differs between languages where their letters do", () => {
    const names = ["Öster", "Oxford", "Zenit"];
    expect(names.toSorted(compareNames("en"))).toEqual(["Öster", "Oxford", "Zenit"]);
    expect(names.toSorted(compareNames("sv"))).toEqual(["Oxford", "Zenit", "Öster"]);
  });

  it("puts numbers in the order of their values", () => {
    expect(["10. Liga", "2. Liga"].toSorted(compareNames("de"))).toEqual(["2. Liga", "10. Liga"]);
  });
});

describe("the language of a tag", () => {
  it("is its own, its base language's or English", () => {
    expect(["pt-BR", "pt_br", "pt-PT", "fr-BE", "EN-GB", "ja", ""].map(toSearchLanguage)).toEqual([
      "pt-br",
      "pt-br",
      "pt",
      "fr",
      "en",
      "en",
      "en",
    ]);
  });
});
