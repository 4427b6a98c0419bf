/** To whom starters belong. Jockeys and trainers are invented; the teams are those of the season 2026. */
export const jockeys = [
  "A. Delorme",
  "B. Keane",
  "C. Vasseur",
  "D. Marlowe",
  "E. Castagnet",
  "F. Brisset",
  "G. Hartnell",
  "H. Duvivier",
  "I. Okafor",
  "J. Lenoir",
  "K. Whitlam",
  "L. Bonnaire",
  "M. Sorel",
  "N. Petrossian",
  "O. Ferrand",
  "P. Galloway",
  "R. Montclair",
  "S. Ashdown",
] as const;

export const trainers = [
  "H. Beaumont",
  "J. Carrick",
  "Écurie Delaunay",
  "M. Rossignol",
  "P. Thornbury",
  "R. Vallière",
  "S. Kinsella",
  "T. Lachaume",
] as const;

const teams: Readonly<Record<string, readonly string[]>> = {
  McLaren: ["Norris L.", "Piastri O."],
  "Red Bull": ["Verstappen M.", "Hadjar I."],
  Ferrari: ["Leclerc C.", "Hamilton L."],
  Mercedes: ["Russell G.", "Antonelli K."],
  Williams: ["Sainz C.", "Albon A."],
  "Aston Martin": ["Alonso F.", "Stroll L."],
  Alpine: ["Gasly P.", "Colapinto F."],
  Audi: ["Hülkenberg N.", "Bortoleto G."],
  "Racing Bulls": ["Lawson L.", "Lindblad A."],
  Haas: ["Bearman O.", "Ocon E."],
  Cadillac: ["Bottas V.", "Pérez S."],
};

/** The team of a driver by name; who races elsewhere has none that is known. */
export const teamsOf: ReadonlyMap<string, string> = new Map(
  Object.entries(teams).flatMap(([team, drivers]) => drivers.map((driver) => [driver, team] as const)),
);
