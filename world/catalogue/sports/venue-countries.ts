/** Venues of tennis tournaments by country. Keys are those of `shared/places/countries.ts`. */
const placesByCountry: Readonly<Record<string, string>> = {
  AE: "Dubaï, Abou Dabi",
  AR: "Buenos Aires, Rosario",
  AT: "Kitzbühel, Vienne, Linz",
  AU: "Brisbane, Adélaïde, Open d'Australie, Perth, Hobart, Canberra, Sydney, Playford",
  BE: "Bruxelles",
  BR: "Florianópolis, Campinas, São Paulo",
  CA: "Toronto, Montréal, Winnipeg",
  CH: "Genève, Gstaad, Bâle",
  CL: "Concepción, Santiago",
  CN: "Chengdu, Hangzhou, Pékin, Shanghai, Ningbo, Wuhan, Guangzhou, Jiujiang, Shenzhen",
  CO: "Bogota",
  CZ: "Prague",
  DE: "Munich, Stuttgart, Halle, Berlin, Hambourg",
  EC: "Quito, Guayaquil",
  ES: "Barcelone, Madrid, Majorque",
  FR: "Montpellier, Roland-Garros, Paris, Metz, Lyon, Rouen, Strasbourg, Limoges, Angers",
  GB: "Queen's, Wimbledon, Eastbourne",
  GR: "Athènes",
  HK: "Hong Kong",
  IN: "Chennai, Pune, Bangalore, New Delhi",
  IT: "Rome, Turin",
  JP: "Tokyo, Osaka, Yokohama, Kobe",
  KR: "Séoul, Busan, Gwangju",
  KZ: "Almaty",
  MA: "Rabat",
  MC: "Monte-Carlo",
  MX: "Acapulco, Mérida, Monterrey, Guadalajara, Mexico",
  NC: "Nouméa",
  NL: "Rotterdam, Bois-le-Duc",
  NZ: "Auckland",
  PE: "Lima",
  PT: "Estoril",
  QA: "Doha",
  RO: "Iasi",
  RS: "Belgrade",
  SA: "Djeddah, Riyad",
  SE: "Bastad, Stockholm",
  TW: "Taipei",
  US: `Indian Wells, Phoenix, Miami, Houston, Washington, Cincinnati, Winston-Salem, US Open, Austin, Charleston, Tallahassee,
    Sarasota, Little Rock`,
  UY: "Montevideo",
};

const countries = new Map(
  Object.entries(placesByCountry).flatMap(([countryKey, places]) =>
    places.split(",").map((place) => [place.trim(), countryKey] as const),
  ),
);

/** Returns the country of a venue; null for one that the table does not have. */
export const countryOfVenue = (name: string): string | null => countries.get(name) ?? null;
