/** Country marks of international files (as the football federation and the IOC write them), each with our key. */
const marksAndKeys = `
  ENG ENG, FRA FR, ESP ES, ITA IT, GER DE, POR PT, NED NL, BEL BE, MCO FR, SCO SCO, AUT AT, SUI CH, CZE CZ, SRB RS,
  UKR UA, CRO HR, SVK SK, CYP CY, BLR BY, RUS RU, GRE GR, ROU RO, TUR TR, DEN DK, NOR NO, SWE SE, POL PL, HUN HU, BUL
  BG, ISR IL, AZE AZ, KAZ KZ, SVN SI, MDA MD, BIH BA, ALB AL, MKD MK, FIN FI, IRL IE, WAL WAL, NIR NIR, ISL IS, LUX
  LU, LTU LT, LVA LV, EST EE, GEO GE, ARM AM, MLT MT, AND AD, ARG AR, BRA BR, CHI CL, COL CO, ECU EC, PER PE, URU UY,
  PAR PY, BOL BO, VEN VE, USA US, MEX MX, QAT QA, ALG DZ, SLV SV, AUS AU, UZB UZ, CAN CA, UAE AE, MAR MA, IRN IR, BHR
  BH, NZL NZ, RSA ZA, KGZ KG, JOR JO, CIV CI, JPN JP, HON HN, EGY EG, SUR SR, LES LS, GAM GM, GAB GA, CMR CM, BDI BI,
  ZAM ZM, TRI TT, TGA TO, RWA RW, MTN MR, MOZ MZ, GUA GT, CRC CR, CHN CN, ANG AO, KOR KR, KSA SA, GHA GH, NGA NG, SEN
  SN, TUN TN, ETH ET, KEN KE, MAD MG, MLI ML, SEY SC, IND IN, IRQ IQ, OMA OM, PAN PA, JAM JM, CUB CU, GIB GI, MNE ME, KOS XK, KVX XK, SMR SM, FRO FO,
  LIE LI, FRG DE, GDR DE, DDR DE, TCH CZ, CSR CZ, URS RU, YUG RS, SCG RS, HAI HT, DOM DO, NCA NI, PUR PR, TPE TW, HKG HK, THA TH, VIE VN,
  MAS MY, SGP SG, SIN SG, IDN ID, PHI PH, TJK TJ, TKM TM, LBN LB, SYR SY, KUW KW, YEM YE, COD CD, CGO CG, TAN TZ, UGA UG, ZIM ZW, BOT BW,
  LBY LY, SUD SD, NIG NE, BEN BJ, TOG TG, BFA BF, NAM NA, MWI MW`;

const keyByMark: ReadonlyMap<string, string> = new Map(
  marksAndKeys
    .trim()
    .split(/,\s+/)
    .map((row) => [row.slice(0, 3), row.slice(4).trim()]),
);

/** Null for a mark that no table knows. */
export const countryOfMark = (mark: string): string | null => keyByMark.get(mark) ?? null;
