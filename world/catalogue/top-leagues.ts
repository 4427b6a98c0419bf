import { teamsOf, type WorldLeague } from "./league.ts";

/** Leagues that play on their own calendar (`calendars.ts`). Members of the season 2025-26, or of 2025. */
export type CalendarName =
  | "france1"
  | "france2"
  | "england"
  | "spain"
  | "italy"
  | "germany"
  | "small"
  | "brazil"
  | "asia"
  | "saturday"
  | "mixed"
  | "north"
  | "women"
  | "youth";
export type TopLeague = WorldLeague & { readonly calendar: CalendarName };

const europe = { seasonStartMonth: 8 } as const;

export const topLeagues: readonly TopLeague[] = [
  {
    ...europe,
    countryKey: "FR",
    name: "Ligue 1",
    timeZone: "Europe/Paris",
    rank: 1,
    type: "t",
    calendar: "france1",
    teams: teamsOf(
      "FR",
      `PSG PSG, Marseille OM, Monaco MON, Lens LEN, Lille LIL, Lyon LYO, Strasbourg STR, Rennes REN, Nice NIC,
      Brest BRE, Toulouse TOU, Paris FC PFC, Nantes NAN, Angers ANG, Auxerre AUX, Lorient LOR, Le Havre HAC, Metz MET`,
    ),
  },
  {
    ...europe,
    countryKey: "ENG",
    name: "Premier League",
    timeZone: "Europe/London",
    rank: 2,
    type: "t",
    calendar: "england",
    teams: teamsOf(
      "ENG",
      `Arsenal ARS, Manchester City MCI, Liverpool LIV, Chelsea CHE, Aston Villa AVL, Manchester United MUN,
      Newcastle NEW, Tottenham TOT, Brighton BHA, Nottingham Forest NFO, Crystal Palace CRY, Bournemouth BOU, Everton EVE,
      Fulham FUL, Brentford BRE, West Ham WHU, Leeds LEE, Sunderland SUN, Wolverhampton WOL, Burnley BUR`,
    ),
  },
  {
    ...europe,
    countryKey: "ES",
    name: "LaLiga",
    timeZone: "Europe/Madrid",
    rank: 3,
    type: "t",
    calendar: "spain",
    teams: teamsOf(
      "ES",
      `Real Madrid RMA, Barcelone BAR, Atlético Madrid ATM, Villarreal VIL, Athletic Bilbao ATH, Betis Séville BET,
      Real Sociedad RSO, Celta Vigo CEL, Valence VAL, Séville FC SEV, Rayo Vallecano RAY, Gérone GIR, Osasuna OSA,
      Espanyol ESP, Majorque MLL, Getafe GET, Alavés ALA, Elche ELC, Levante LEV, Oviedo OVI`,
    ),
  },
  {
    ...europe,
    countryKey: "IT",
    name: "Serie A",
    timeZone: "Europe/Rome",
    rank: 4,
    type: "t",
    calendar: "italy",
    teams: teamsOf(
      "IT",
      `Inter Milan INT, Naples NAP, AC Milan MIL, Juventus JUV, AS Rome ROM, Atalanta ATA, Côme COM, Bologne BOL,
      Lazio LAZ, Fiorentina FIO, Torino TOR, Udinese UDI, Genoa GEN, Sassuolo SAS, Cagliari CAG, Parme PAR, Lecce LEC,
      Cremonese CRE, Hellas Vérone VER, Pise PIS`,
    ),
  },
  {
    ...europe,
    countryKey: "DE",
    name: "Bundesliga",
    timeZone: "Europe/Berlin",
    rank: 5,
    type: "t",
    calendar: "germany",
    teams: teamsOf(
      "DE",
      `Bayern Munich BAY, Dortmund BVB, Leverkusen B04, RB Leipzig RBL, Francfort SGE, Stuttgart VFB, Hoffenheim TSG,
      Fribourg SCF, Mayence M05, Werder Brême SVW, Wolfsburg WOB, Mönchengladbach BMG, Union Berlin FCU, Augsbourg FCA,
      Cologne KOE, Hambourg HSV, Sankt Pauli STP, Heidenheim HDH`,
    ),
  },
  {
    ...europe,
    countryKey: "FR",
    name: "Ligue 2",
    timeZone: "Europe/Paris",
    rank: 6,
    type: "p",
    calendar: "france2",
    teams: teamsOf(
      "FR",
      `Saint-Étienne ASSE, Troyes EST, Reims REI, Montpellier MHSC, Le Mans LEM, Red Star RED, Dunkerque DUN,
      Guingamp GUI, Rodez ROD, Pau PAU, Annecy ANN, Grenoble GRE, Nancy NCY, Clermont CLE, Boulogne BOU, Amiens AMI,
      Laval LAV, Bastia BAS`,
    ),
  },
  {
    ...europe,
    countryKey: "PT",
    name: "Liga Portugal",
    timeZone: "Europe/Lisbon",
    rank: 7,
    type: "p",
    calendar: "small",
    teams: teamsOf(
      "PT",
      `Sporting CP SCP, Porto POR, Benfica BEN, Braga BRA, Vitória Guimarães VSC, Famalicão FAM, Gil Vicente GIL,
      Moreirense MOR, Estoril EST, Rio Ave RIO, Santa Clara STA, Casa Pia CAS, Nacional NAC, Estrela Amadora AMA,
      Arouca ARO, Tondela TON, Alverca ALV, AVS AVS`,
    ),
  },
  {
    ...europe,
    countryKey: "NL",
    name: "Eredivisie",
    timeZone: "Europe/Amsterdam",
    rank: 8,
    type: "p",
    calendar: "small",
    teams: teamsOf(
      "NL",
      `PSV Eindhoven PSV, Feyenoord FEY, Ajax AJA, AZ Alkmaar AZ, Utrecht UTR, Twente TWE, Nimègue NEC, Groningue GRO,
      Go Ahead Eagles GAE, Sparta Rotterdam SPA, Heerenveen HEE, Fortuna Sittard FOR, PEC Zwolle PEC, NAC Breda NAC,
      Heracles HER, Excelsior EXC, Telstar TEL, Volendam VOL`,
    ),
  },
  {
    ...europe,
    countryKey: "BE",
    name: "Jupiler Pro League",
    timeZone: "Europe/Brussels",
    rank: 9,
    type: "p",
    calendar: "small",
    teams: teamsOf(
      "BE",
      `FC Bruges CLU, Union Saint-Gilloise USG, Anderlecht AND, Genk GNK, La Gantoise GNT, Saint-Trond STVV,
      Antwerp ANT, Standard de Liège STA, Malines MEC, Charleroi CHA, Westerlo WES, Zulte Waregem ZWA, Louvain OHL,
      Cercle Bruges CER, La Louvière RAAL, Dender DEN`,
    ),
  },
  {
    countryKey: "BR",
    name: "Série A",
    timeZone: "America/Sao_Paulo",
    rank: 10,
    type: "p",
    seasonStartMonth: 1,
    calendar: "brazil",
    teams: teamsOf(
      "BR",
      `Flamengo FLA, Palmeiras PAL, Cruzeiro CRU, Botafogo BOT, Fluminense FLU, Mirassol MIR, Bahia BAH, São Paulo SAO,
      Corinthians COR, Atlético Mineiro CAM, Grêmio GRE, Vasco da Gama VAS, Red Bull Bragantino RBB, Internacional INT,
      Santos SAN, Ceará CEA, Vitória VIT, Fortaleza FOR, Juventude JUV, Sport Recife SPT`,
    ),
  },
  {
    countryKey: "JP",
    name: "J1 League",
    timeZone: "Asia/Tokyo",
    rank: 24,
    type: "s",
    seasonStartMonth: 1,
    calendar: "asia",
    teams: teamsOf(
      "JP",
      `Kashima Antlers KAS, Kashiwa Reysol KSW, Vissel Kobe KOB, Kyoto Sanga KYO, Sanfrecce Hiroshima HIR,
      Machida Zelvia MAC, Urawa Reds URA, Kawasaki Frontale KAW, Gamba Osaka GAM, Cerezo Osaka CER, FC Tokyo TOK,
      Avispa Fukuoka FUK, Shimizu S-Pulse SHI, Fagiano Okayama OKA, Nagoya Grampus NAG, Yokohama F. Marinos YFM,
      Tokyo Verdy VER, Yokohama FC YFC, Shonan Bellmare SHO, Albirex Niigata NII`,
    ),
  },
  {
    countryKey: "KR",
    name: "K League 1",
    timeZone: "Asia/Seoul",
    rank: 25,
    type: "s",
    seasonStartMonth: 1,
    calendar: "asia",
    teams: teamsOf(
      "KR",
      `Jeonbuk JEO, Daejeon DAE, Gimcheon GIM, Pohang POH, FC Séoul SEO, Gangwon GAN, Gwangju GWA, Anyang ANY,
      Ulsan ULS, Suwon FC SUW, Jeju JEJ, Daegu DGU`,
    ),
  },
  {
    ...europe,
    countryKey: "ENG",
    name: "Championship",
    timeZone: "Europe/London",
    rank: 12,
    type: "p",
    calendar: "england",
    teams: teamsOf(
      "ENG",
      `Coventry COV, Middlesbrough MID, Ipswich IPS, Southampton SOU, Leicester LEI, Millwall MIL, Hull City HUL, Wrexham WRE,
        Bristol City BRC, Stoke City STK, Birmingham BIR, Preston PNE, Watford WAT, Derby County DER, West Bromwich WBA,
        Queens Park Rangers QPR, Swansea SWA, Charlton CHA, Norwich NOR, Sheffield United SHU, Blackburn BLA, Portsmouth POR,
        Oxford United OXF, Sheffield Wednesday SHW`,
    ),
  },
  {
    ...europe,
    countryKey: "DE",
    name: "2. Bundesliga",
    timeZone: "Europe/Berlin",
    rank: 14,
    type: "s",
    calendar: "germany",
    teams: teamsOf(
      "DE",
      `Schalke 04 S04, Elversberg ELV, Paderborn SCP, Hanovre H96, Darmstadt SVD, Hertha Berlin BSC, Kaiserslautern FCK,
        Karlsruhe KSC, Nuremberg FCN, Bochum BOC, Arminia Bielefeld DSC, Preußen Münster SCM, Holstein Kiel KSV,
        Magdebourg FCM, Eintracht Brunswick EBS, Fortuna Düsseldorf F95, Dynamo Dresde SGD, Greuther Fürth SGF`,
    ),
  },
];
