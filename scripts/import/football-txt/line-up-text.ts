/** A side's line-up as the "full" files give it. Minutes are as printed: "45+2". */
export type LineUp = {
  readonly team: string;
  /** The goalkeeper, then the lines of the formation from the back. */
  readonly lines: readonly (readonly Player[])[];
  readonly cards: readonly Booking[];
};
export type Player = { readonly name: string; readonly isCaptain: boolean; readonly replacedBy: Substitution | null };
export type Substitution = { readonly minute: string; readonly player: Player };
export type Booking = {
  readonly player: string;
  /** `yellow-red` is a second yellow. */
  readonly colour: "yellow" | "red" | "yellow-red";
  readonly minute: string;
};

const colours: Readonly<Record<string, Booking["colour"]>> = { Y: "yellow", R: "red", "Y/R": "yellow-red" };
const minute = String.raw`\d{1,3}(?:\+\d{1,2})?`;
const tokenPattern = new RegExp(
  String.raw`\s*(?:(\[c\])|\[(Y|R|Y\/R) (${minute})'\]|\((${minute})'|(\))|(,)|(-(?=\s|$))|((?:(?!\s-(?:\s|$))[^,()[\]])+))`,
  "y",
);

type Cursor = { readonly text: string; at: number };

/** Reads "RANGEL - MONTES [c] [R 90+2'], VASQUEZ (76' ALVAREZ) - …" with its line breaks. @returns a text that explains an invalid one */
export function parseLineUp(team: string, text: string): LineUp | string {
  const cursor: Cursor = { text: text.replaceAll(/\s+/g, " ").trim(), at: 0 };
  const cards: Booking[] = [];
  const lines: Player[][] = [[]];
  for (;;) {
    const player = takePlayer(cursor, cards);
    if (player === null) return broken(team, cursor);
    lines.at(-1)?.push(player);
    const token = peek(cursor);
    if (token === null) return cursor.at === cursor.text.length ? { team, lines, cards } : broken(team, cursor);
    if (token.dash) lines.push([]);
    else if (!token.comma) return broken(team, cursor);
    cursor.at = token.end;
  }
}

/** Reads "    Yellow: Adam SMITH 14', Ben FOX 81'" of the league dialect. @returns a text that explains an invalid one */
export function parseBookings(colour: "Yellow" | "Red" | "Yellow-Red", text: string): readonly Booking[] | string {
  const bookings: Booking[] = [];
  for (const entry of text.split(",")) {
    const match = new RegExp(String.raw`^(.+?)\s+(${minute})'$`).exec(entry.replaceAll(/\s+/g, " ").trim());
    if (match === null) return `the card ${entry.trim()} has no minute`;
    const kind = colour === "Yellow" ? "yellow" : colour === "Red" ? "red" : "yellow-red";
    bookings.push({ player: match[1] ?? "", colour: kind, minute: match[2] ?? "" });
  }
  return bookings;
}

/** A name, then in any order captain's mark, cards and the substitution, which holds a player of its own. */
function takePlayer(cursor: Cursor, cards: Booking[]): Player | null {
  const first = peek(cursor);
  if (first?.name === undefined) return null;
  cursor.at = first.end;
  const name = first.name.trim();
  let isCaptain = false;
  let replacedBy: Substitution | null = null;
  for (;;) {
    const token = peek(cursor);
    const colour = colours[token?.card?.colour ?? ""];
    if (token === null) break;
    if (token.captain) isCaptain = true;
    else if (colour !== undefined && token.card !== undefined)
      cards.push({ player: name, colour, minute: token.card.minute });
    else if (token.substitution === undefined) break;
    else {
      cursor.at = token.end;
      const player = takePlayer(cursor, cards);
      const close = peek(cursor);
      if (player === null || close?.closes !== true) return null;
      replacedBy = { minute: token.substitution, player };
      cursor.at = close.end;
      continue;
    }
    cursor.at = token.end;
  }
  return { name, isCaptain, replacedBy };
}

function peek({ text, at }: Cursor) {
  tokenPattern.lastIndex = at;
  const match = tokenPattern.exec(text);
  if (match === null) return null;
  return {
    end: tokenPattern.lastIndex,
    captain: match[1] !== undefined,
    card: match[2] === undefined ? undefined : { colour: match[2], minute: match[3] ?? "" },
    substitution: match[4],
    closes: match[5] !== undefined,
    comma: match[6] !== undefined,
    dash: match[7] !== undefined,
    name: match[8],
  };
}

const broken = (team: string, { text, at }: Cursor) =>
  `the line-up of ${team} breaks off at ${JSON.stringify(text.slice(at, at + 30).trim())}`;
