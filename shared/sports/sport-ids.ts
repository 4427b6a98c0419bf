/** The sports by their English names (C1.01). The ids 20 and 27 do not exist. */
export const sportIds = {
  soccer: 1,
  tennis: 2,
  basketball: 3,
  hockey: 4,
  "american-football": 5,
  baseball: 6,
  handball: 7,
  "rugby-union": 8,
  floorball: 9,
  bandy: 10,
  futsal: 11,
  volleyball: 12,
  cricket: 13,
  darts: 14,
  snooker: 15,
  boxing: 16,
  "beach-volleyball": 17,
  "aussie-rules": 18,
  "rugby-league": 19,
  badminton: 21,
  "water-polo": 22,
  golf: 23,
  "field-hockey": 24,
  "table-tennis": 25,
  "beach-soccer": 26,
  mma: 28,
  netball: 29,
  pesapallo: 30,
  motorsport: 31,
  "auto-racing": 32,
  "moto-racing": 33,
  cycling: 34,
  "horse-racing": 35,
  esports: 36,
  "winter-sports": 37,
  "ski-jumping": 38,
  alpine: 39,
  "cross-country": 40,
  biathlon: 41,
  kabaddi: 42,
} as const;

export type SportName = keyof typeof sportIds;

const known: readonly number[] = Object.values(sportIds);

export const isSportId = (id: number): boolean => known.includes(id);
