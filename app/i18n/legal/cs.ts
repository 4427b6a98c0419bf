import type { LegalDocument } from "../../../shared/addresses/plain-words.ts";
import type { LegalText } from "./fr.ts";

export const cs: Readonly<Record<LegalDocument, LegalText>> = {
  terms: {
    title: "Podmínky užívání",
    description: "Co Tribune ukazuje, odkud jsou data a co se s nimi smí dělat.",
    sections: [
      {
        title: "Co web ukazuje",
        texts: [
          "Tribune ukazuje živé výsledky, odehrané zápasy, program, tabulky a sportovní zprávy. Přístup je zdarma a nevyžaduje účet.",
          "Zápasy označené jako simulované jsou vymyšlené pro ukázku. Jejich kurzy také: sázet nelze.",
        ],
      },
      {
        title: "Správnost",
        texts: [
          "Data pocházejí od dodavatelů a mohou být opožděná, neúplná nebo dodatečně opravená. Rozhodující je jen to, co zveřejní pořadatel soutěže.",
          "Nerozhodujte o penězích jen podle tohoto webu.",
        ],
      },
      {
        title: "Užívání",
        texts: [
          "Stránky je možné číst, sdílet a citovat s odkazem. Příliš mnoho automatických požadavků se odmítá, aby web zůstal rychlý pro všechny.",
          "Názvy a barvy klubů a soutěží patří jejich vlastníkům.",
        ],
      },
    ],
  },
  privacy: {
    title: "Ochrana soukromí",
    description: "Co Tribune o návštěvnících ví: jejich zemi po dobu zobrazení stránky a nic dalšího.",
    sections: [
      {
        title: "Co zůstává ve vašem prohlížeči",
        texts: [
          "Sledované zápasy, připnuté soutěže, vaše nastavení a poslední hledání zůstávají v tomto prohlížeči. Hledání smažete v nastavení; smazáním dat webu zmizí vše.",
          "Aby web fungoval i bez sítě, prohlížeč uchovává kopii naposledy zobrazených stránek.",
        ],
      },
      {
        title: "Co zpracovává server",
        texts: [
          "Země, region a časové pásmo, které síť přiřadí vašemu připojení, rozhodují o časech a o tom, co právo vaší země dovoluje ukázat. Nezaznamenávají se.",
          "Vaše IP adresa slouží k počítání požadavků za poslední minutu, na ochranu před zneužitím. Není spojena s žádným profilem.",
          "Aby šel zápas sledovat živě, prohlížeč udržuje spojení a uvádí sledované zápasy. Tento seznam končí se spojením.",
        ],
      },
      {
        title: "Když si založíte účet",
        texts: [
          "Účet je dobrovolný. Obsahuje vaši adresu, otisk hesla, vaše souhlasy a to, co sledujete, abyste to našli na svých zařízeních. Nic z toho se nesdílí ani nepoužívá k reklamě.",
          "Na stránce „Můj účet“ lze vše stáhnout a účet smazat.",
        ],
      },
      {
        title: "Co tu není",
        texts: [],
        untracked: ["Žádná cílená reklama, žádné měření návštěvnosti, žádný skript jiného webu."],
      },
      {
        title: "Vaše práva",
        texts: [
          "Bez účtu web nemá nic, podle čeho by vás šlo poznat, takže u nás není o co žádat ani co mazat. S dotazy se obraťte na vydavatele webu.",
        ],
      },
    ],
  },
  cookies: {
    title: "Soubory cookie",
    description:
      "Tribune ukládá soubor cookie jen proto, aby si pamatovala, co server musí vědět o vašich volbách; ostatní slouží jen návštěvníkovi.",
    sections: [
      {
        title: "Osm souborů cookie a žádný další",
        texts: [
          "„tribune_odds“ si rok pamatuje, že jste skryli kurzy; „tribune_age“ s místem si 90 dní pamatuje vaši odpověď o věku tam, kde se vyžaduje. Server je musí přečíst, aby kurzy neposílal; nic jiného neobsahují.",
          "„veil“ si pamatuje, že chcete výsledky skrýt nebo vidět později, aby je server neposílal.",
          "„tribune_clock“ a „tribune_dates“ si rok pamatují, jak chcete číst časy a data.",
          "„tribune_zone“ si rok pamatuje časové pásmo, které jste si zvolili, „tribune_device_zone“ pásmo vašeho zařízení, když jeho čas není časem místa, odkud přicházíte, „fs_of“ s jazykem formát kurzů, který jste si zvolili.",
        ],
        untracked: ["Jiné soubory cookie se neukládají, ani vlastní, ani cizí. Není tedy s čím souhlasit."],
      },
      {
        title: "Úložiště prohlížeče",
        texts: [
          "Web si v prohlížeči pamatuje, co jste zvolili: sledované zápasy (dva dny), připnuté soutěže, rozbalené a sbalené soutěže, vzhled, oznámení, klávesové zkratky, poslední hledání. Tyto volby odesílá, jen když máte účet, pro vaše další zařízení.",
          "Počítá tam také vaše návštěvy, do čtyř, aby jednou nabídl váš jazyk.",
          "Pokud chcete upozornění i při zavřeném webu, uchovává web adresu od služby oznámení vašeho prohlížeče a nejbližší zápasy, které sledujete, dokud tyto zápasy neskončí nebo to nevypnete. Zprávy jsou šifrovány jen pro váš prohlížeč.",
          "Prohlížeč je může kdykoli smazat; web funguje i bez nich.",
        ],
      },
    ],
  },
  gambling: {
    title: "Zodpovědné hraní",
    description: "Kurzy slouží pro informaci; kde hledat pomoc, když je hraní příliš.",
    sections: [
      {
        title: "Čím jsou tu kurzy",
        texts: [
          "Tribune nepřijímá sázky. Kurzy slouží pro informaci a jsou jen tam, kde to dovoluje zákon.",
          "Hazardní hry jsou nezletilým zakázány.",
        ],
      },
      {
        title: "Jak mít hraní pod kontrolou",
        texts: [
          "Určete si předem částku a čas a držte se jich. Nikdy nehrajte, abyste dohnali ztrátu, ani za půjčené peníze.",
          "Licencovaní provozovatelé musí nabízet limity vkladů, sázek a času i sebevyloučení.",
        ],
      },
    ],
  },
};
