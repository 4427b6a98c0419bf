import { worldLeagues } from "../../world/catalogue/world.ts";
import { zoneOfCountry } from "./country-zones.ts";
import { commonLeagues, type LeagueFacts } from "../../shared/competitions/leagues.ts";

/** Leagues by code, each with its country's key and its name: that of the built-in world where it has the league. */
const codesAndNames = `
  dz.1 DZ Ligue 1 Mobilis, ma.1 MA Botola Pro, tn.1 TN Ligue 1 Pro, za.1 ZA Premiership, ng.1 NG NPFL, ng.2 NG NNL,
  gh.1 GH Premier League, ke.1 KE Premier League, tz.1 TZ Ligi Kuu Bara, ci.1 CI Ligue 1, sn.1 SN Ligue 1,
  ug.1 UG Premier League, rw.1 RW Premier League, zm.1 ZM Super League, zw.1 ZW Premier League, mw.1 MW Super League,
  ie.1 IE Premier Division, nir.1 NIR Premiership, wal.1 WAL Cymru Premier, dk.1 DK Superliga, dk.2 DK 1. Division,
  se.1 SE Allsvenskan, se.2 SE Superettan, no.1 NO Eliteserien, no.2 NO OBOS-ligaen, fi.1 FI Veikkausliiga,
  is.1 IS Besta deild, hr.1 HR HNL, rs.1 RS Super Liga, si.1 SI Prva Liga, sk.1 SK Niké Liga, ba.1 BA Premijer Liga,
  bg.1 BG Parva Liga, cy.1 CY First Division, il.1 IL Ligat Ha'Al, by.1 BY Premier League, kz.1 KZ Premier League,
  ge.1 GE Erovnuli Liga, am.1 AM Premier League, az.1 AZ Premier League, md.1 MD Super Liga, al.1 AL Superiore,
  mk.1 MK 1. MFL, me.1 ME 1. CFL, xk.1 XK Superliga, lt.1 LT A Lyga, lv.1 LV Virsliga, ee.1 EE Meistriliiga,
  lu.1 LU Nationaldivision, mt.1 MT Premier League, ad.1 AD Primera Divisió, fo.1 FO Premier League,
  gi.1 GI National League, sm.1 SM Campionato, cl.1 CL Primera División, uy.1 UY Primera División,
  py.1 PY División Profesional, bo.1 BO División Profesional, pe.1 PE Liga 1, ec.1 EC Liga Pro, ve.1 VE Liga FUTVE,
  cr.1 CR Primera División, gt.1 GT Liga Nacional, hn.1 HN Liga Nacional, sv.1 SV Primera División, ni.1 NI Primera División,
  pa.1 PA LPF, mx.2 MX Liga de Expansión, ar.2 AR Primera Nacional, pt.2 PT Liga Portugal 2, nl.2 NL Eerste Divisie,
  be.2 BE Challenger Pro League, sco.2 SCO Championship, it.3 IT Serie C, es.3 ES Primera Federación, fr.3 FR National,
  pl.2 PL I Liga, cn.2 CN League One, jp.2 JP J2 League, kr.2 KR K League 2, sa.1 SA Saudi Pro League,
  ae.1 AE UAE Pro League, qa.1 QA Stars League, ir.1 IR Pro League, iq.1 IQ Stars League, in.1 IN Indian Super League,
  th.1 TH Thai League 1, my.1 MY Super League, id.1 ID Super League, vn.1 VN V.League 1, uz.1 UZ Super League,
  sg.1 SG Premier League, hk.1 HK Premier League, nz.1 NZ National League, ca.1 CA Premier League`;

const cupCodesAndNames = `
  es.cup ES Copa del Rey, it.cup IT Coppa Italia, pt.cup PT Taça de Portugal, nl.cup NL KNVB Beker,
  be.cup BE Coupe de Belgique, sco.cup SCO Scottish Cup, tr.cup TR Türkiye Kupası, gr.cup GR Kypello Elladas,
  pl.cup PL Puchar Polski, ro.cup RO Cupa României, hu.cup HU Magyar Kupa, cz.cup CZ MOL Cup, sk.cup SK Slovnaft Cup,
  hr.cup HR Hrvatski Kup, rs.cup RS Kup Srbije, dk.cup DK DBU Pokalen, se.cup SE Svenska Cupen, no.cup NO NM Cupen,
  fi.cup FI Suomen Cup, ie.cup IE FAI Cup, nir.cup NIR Irish Cup, wal.cup WAL Welsh Cup, ru.cup RU Kubok Rossii,
  ua.cup UA Kubok Ukrajiny, us.cup US US Open Cup, mx.cup MX Copa MX, br.cup BR Copa do Brasil, ar.cup AR Copa Argentina,
  jp.cup JP Emperor's Cup, kr.cup KR Korea Cup, cn.cup CN FA Cup, au.cup AU Australia Cup`;

/** Cups of clubs from several countries: they announce the time of each place, in the zone of most of their clubs. */
const continental: Readonly<Record<string, LeagueFacts>> = {
  "copa.s": clubCup("SOUTH_AMERICA", "Copa Sudamericana", "America/Sao_Paulo"),
  "concacaf.cl": clubCup("NORTH_AMERICA", "Ligue des champions de la CONCACAF", "America/New_York"),
  "caf.cl": clubCup("AFRICA", "Ligue des champions de la CAF", "Africa/Cairo"),
  "caf.conf": clubCup("AFRICA", "Coupe de la confédération de la CAF", "Africa/Cairo"),
  afl: clubCup("AFRICA", "African Football League", "Africa/Cairo"),
  "afc.cl": clubCup("ASIA", "Ligue des champions de l'AFC", "Asia/Riyadh"),
  "ofc.cl": clubCup("OCEANIA", "Ligue des champions de l'OFC", "Pacific/Auckland"),
  "uefa.super": { ...clubCup("EUROPE", "Supercoupe de l'UEFA", "Europe/Paris"), format: "knock-out" },
  "uefa.cup": { ...clubCup("EUROPE", "Coupe de l'UEFA", "Europe/Paris") },
  "uefa.cwc": { ...clubCup("EUROPE", "Coupe des vainqueurs de coupe", "Europe/Paris"), format: "knock-out" },
  "club.wc": clubCup("WORLD", "Coupe du monde des clubs", "UTC"),
};

function clubCup(countryKey: string, name: string, timeZone: string): LeagueFacts {
  return { countryKey, name, timeZone, rank: 34, type: "s", format: "groups" };
}

const rowsOf = (text: string, format?: LeagueFacts["format"]) =>
  text
    .trim()
    .split(/,\s+/)
    .map((row): readonly [string, LeagueFacts] => {
      const [, code = "", countryKey = "", name = ""] = /^(\S+) (\S+) (.+)$/.exec(row) ?? [];
      const own = worldLeagues.find((league) => league.countryKey === countryKey && league.name === name);
      const timeZone = own?.timeZone ?? zoneOfCountry(countryKey) ?? "UTC";
      const common = { countryKey, name, timeZone, rank: own?.rank ?? 80, type: own?.type ?? "c" } as const;
      return [code, format === undefined ? common : { ...common, format }];
    });

export const leaguesByCode: Readonly<Record<string, LeagueFacts>> = {
  ...commonLeagues,
  ...Object.fromEntries(rowsOf(codesAndNames)),
  ...Object.fromEntries(rowsOf(cupCodesAndNames, "knock-out")),
  ...continental,
};
