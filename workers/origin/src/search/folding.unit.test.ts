import { describe, expect, it } from "vitest";
import { foldForEverySearch, foldForSearch } from "./folding.ts";
import { searchLanguages } from "./search-languages.ts";
import { searchRank } from "./match-name.ts";

/** Per language: a name and the ways in which its speakers type it. */
const typed: Record<(typeof searchLanguages)[number], [name: string, ...typed: string[]][]> = {
  cs: [
    ["Škoda Plzeň", "skoda plzen", "ŠKODA"],
    ["Třinec", "trinec"],
    ["Žďár", "zdar"],
  ],
  da: [
    ["Århus", "arhus", "aarhus"],
    ["Aarhus", "århus"],
    ["Sønderjyske", "sonder", "soenderjyske"],
    ["Ærø", "aero"],
  ],
  de: [
    ["Köln", "koln", "koeln", "KÖLN"],
    ["Straßburg", "strassburg"],
    ["Fürth", "fuerth", "furth"],
    ["Bäcker", "baecker"],
  ],
  el: [
    ["Ολυμπιακός", "ολυμπιακος", "olympiakos"],
    ["ΠΑΟΚ", "paok"],
    ["Παναθηναϊκός", "panathinaikos"],
    ["Βόλου", "volou"],
    ["Άρης", "αρησ"],
  ],
  en: [
    ["O'Sullivan", "osullivan", "o’sullivan"],
    ["Łódź", "lodz"],
    ["Öster", "oster"],
    ["Åland", "aland"],
  ],
  es: [
    ["Ñublense", "nublense", "ñub"],
    ["Atlético Madrid", "atletico"],
    ["Alcorcón", "alcorcon"],
  ],
  fi: [
    ["Jyväskylä", "jyvaskyla"],
    ["Åland", "aland"],
    ["Pöytyä", "poytya"],
  ],
  fr: [
    ["Saint-Étienne", "saint etienne", "saint-e"],
    ["Nîmes", "nimes"],
    ["Besançon", "besancon"],
    ["Jacques-Cœur", "coeur"],
  ],
  hr: [
    ["Đoković", "dokovic", "djokovic"],
    ["Čilić", "cilic"],
    ["Šibenik", "sibenik"],
  ],
  hu: [
    ["Győr", "gyor"],
    ["Újpest", "ujpest"],
    ["Hűvös", "huvos"],
  ],
  it: [
    ["Forlì", "forli"],
    ["Cantù", "cantu"],
    ["Sant'Angelo", "santangelo"],
  ],
  lt: [
    ["Žalgiris", "zalgiris"],
    ["Šiauliai", "siauliai"],
    ["Ąžuolas", "azuolas"],
    ["Sūduva", "suduva"],
  ],
  nl: [
    ["Één Dracht", "een dracht"],
    ["Curaçao", "curacao"],
    ["Oranjeïde", "oranjeide"],
  ],
  no: [
    ["Bodø/Glimt", "bodo glimt", "bodoe"],
    ["Tromsø", "tromso"],
    ["Ålesund", "aalesund", "alesund"],
    ["Træff", "traeff"],
  ],
  pl: [
    ["Łódź", "lodz", "łodz"],
    ["Śląsk Wrocław", "slask wroclaw"],
    ["Częstochowa", "czestochowa"],
  ],
  pt: [
    ["Vitória Guimarães", "vitoria guimaraes"],
    ["Académica", "academica"],
    ["Gonçalves", "goncalves"],
  ],
  "pt-br": [
    ["São Paulo", "sao paulo"],
    ["Grêmio", "gremio"],
    ["Avaí", "avai"],
  ],
  ro: [
    ["Timișoara", "timisoara"],
    ["Timişoara", "timișoara"],
    ["Craiova Țărănesc", "taranesc"],
  ],
  ru: [
    ["Спартак Москва", "spartak", "спартак", "spartak moskva"],
    ["Зенит", "zenit"],
    ["Ёлкин", "елкин", "elkin"],
    ["Щукин", "shchukin"],
    ["Йошкар-Ола", "yoshkar", "йошкар ола"],
    ["Spartak", "спартак"],
  ],
  sk: [
    ["Žilina", "zilina"],
    ["Ľubotice", "lubotice"],
    ["Kôprovnica", "koprovnica"],
  ],
  sl: [
    ["Domžale", "domzale"],
    ["Črnuče", "crnuce"],
    ["Dončić", "doncic"],
    ["Đorđević", "djordjevic"],
  ],
  sr: [
    ["Црвена звезда", "crvena zvezda", "црвена"],
    ["Crvena zvezda", "црвена звезда"],
    ["Ђоковић", "djokovic", "đoković", "dokovic"],
    ["Његош", "njegos"],
    ["Џајић", "džajić"],
  ],
  sv: [
    ["Öster", "oster", "oester"],
    ["Älvsborg", "alvsborg", "aelvsborg"],
    ["Åtvidaberg", "atvida", "aatvida"],
  ],
  tr: [
    ["Çelik", "celik"],
    ["İstanbulspor", "istanbul", "ISTANBUL", "ıstanbul"],
    ["Iğdır", "igdir", "IGDIR"],
    ["Şanlıurfa", "sanliurfa"],
  ],
  vi: [
    ["Đà Nẵng", "da nang"],
    ["Bình Dương", "binh duong"],
    ["Thừa Thiên Huế", "thua thien hue"],
  ],
};
const cases = searchLanguages.flatMap((lang) => typed[lang].map(([name, ...queries]) => ({ lang, name, queries })));

const rank = (name: string, query: string, lang: string) =>
  searchRank(foldForSearch(name, lang), foldForSearch(query, lang));

describe("search", () => {
  it.each(cases)("[A9.05] finds $name in $lang by $queries", ({ lang, name, queries }) => {
    expect(queries.filter((query) => rank(name, query, lang) === null)).toEqual([]);
  });

  it.each(cases)("[A9.05] finds $name in $lang after every letter that is typed of it", ({ lang, name }) => {
    const letters = [...name];
    const missed = letters
      .map((_, index) => letters.slice(0, index + 1).join(""))
      .filter((prefix) => rank(name, prefix, lang) !== 0);
    expect(missed).toEqual([]);
  });

  it("[A9.05] takes letters without accents for their plain ones", () => {
    expect(foldForSearch("ø æ œ ß ł đ ı İ þ ð Å É ñ ü ç", "en")).toBe("o ae oe ss l d i i th d a e n u c");
  });

  it("reads wide letters and ligatures as plain ones", () => {
    expect(foldForSearch("ＦＣ Ｔｏｋｙｏ Greenﬁeld", "en")).toBe("fc tokyo greenfield");
  });

  it("keeps scripts that it does not know", () => {
    expect(foldForSearch("浦和レッズ", "en")).toBe("浦和レッズ");
    expect(foldForSearch("전북 현대", "en")).toBe("전북 현대");
    expect(foldForSearch("บุรีรัมย์", "en")).toBe("บุรีรัมย์");
  });

  it("parts words at punctuation and lets apostrophes vanish", () => {
    expect(foldForSearch("  1. FC  M'gladbach (B) ", "en")).toBe("1 fc mgladbach b");
    expect(foldForSearch("…", "en")).toBe("");
    for (const apostrophe of "'’‘ʼ`´") expect(foldForSearch(`O${apostrophe}Neill`, "en")).toBe("oneill");
  });

  it("folds every name to what each language folds it to, each form once", () => {
    const names = Object.values(typed).flatMap((ofLanguage) => ofLanguage.flat());
    for (const name of [...names, "M'gladbach (B)", "…", "Køge-Aas D.J."]) {
      const forms = searchLanguages.map((lang) => foldForSearch(name, lang));
      expect([...foldForEverySearch(name)]).toEqual([...new Set(forms)]);
    }
  });

  it("ranks a name that begins with the query before one with a word that does", () => {
    expect(rank("Manchester United", "man", "en")).toBe(0);
    expect(rank("Manchester United", "uni", "en")).toBe(1);
    expect(rank("Manchester United", "man u", "en")).toBe(1);
    expect(rank("Manchester United", "u man", "en")).toBeNull();
    expect(rank("Manchester United", "anch", "en")).toBeNull();
    expect(rank("Manchester United", " ", "en")).toBeNull();
  });
});
