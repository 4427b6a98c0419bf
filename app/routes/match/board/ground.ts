import { sportById } from "../../../../shared/sports/catalogue.ts";
import type { SportName } from "../../../../shared/sports/sport-ids.ts";

export type Ground =
  | "grass"
  | "turf"
  | "court"
  | "wood"
  | "ice"
  | "water"
  | "sand"
  | "table"
  | "ring"
  | "road"
  | "snow";

const grounds: Readonly<Record<SportName, Ground>> = {
  soccer: "grass",
  tennis: "court",
  basketball: "wood",
  hockey: "ice",
  "american-football": "grass",
  baseball: "turf",
  handball: "wood",
  "rugby-union": "grass",
  floorball: "wood",
  bandy: "ice",
  futsal: "wood",
  volleyball: "wood",
  cricket: "turf",
  darts: "table",
  snooker: "table",
  boxing: "ring",
  "beach-volleyball": "sand",
  "aussie-rules": "grass",
  "rugby-league": "grass",
  badminton: "court",
  "water-polo": "water",
  golf: "turf",
  "field-hockey": "water",
  "table-tennis": "court",
  "beach-soccer": "sand",
  mma: "ring",
  netball: "court",
  pesapallo: "sand",
  motorsport: "road",
  "auto-racing": "road",
  "moto-racing": "road",
  cycling: "road",
  "horse-racing": "turf",
  esports: "road",
  "winter-sports": "snow",
  "ski-jumping": "snow",
  alpine: "snow",
  "cross-country": "snow",
  biathlon: "snow",
  kabaddi: "ring",
};

/** The playing surface of a sport, which the board's background shows. */
export const groundOf = (sportId: number): Ground => grounds[sportById(sportId)?.name ?? "soccer"];
