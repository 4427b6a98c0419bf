/** Feed names (C7.04). A name that fits no pattern is refused. */
export type FeedName =
  | {
      readonly kind: "day";
      readonly sportId: number;
      readonly day: number;
      readonly tzHour: number;
      readonly lang: string;
      readonly projectTypeId: number;
    }
  | {
      readonly kind: "odds-day";
      readonly sportId: number;
      readonly day: number;
      readonly tzHour: number;
      readonly lang: string;
      readonly projectTypeId: number;
    }
  | { readonly kind: "update"; readonly sportId: number; readonly projectTypeId: number }
  | { readonly kind: "repair"; readonly sportId: number; readonly projectTypeId: number }
  | { readonly kind: "match"; readonly type: number; readonly eventId: string }
  | { readonly kind: "system"; readonly projectTypeId: number }
  | { readonly kind: "geo" };

export function formatFeedName(name: FeedName): string {
  switch (name.kind) {
    case "day":
      return `f_${name.sportId}_${name.day}_${name.tzHour}_${name.lang}_${name.projectTypeId}`;
    case "odds-day":
      return `fo_${name.sportId}_${name.day}_${name.tzHour}_${name.lang}_${name.projectTypeId}_0`;
    case "update":
      return `u_${name.sportId}_${name.projectTypeId}`;
    case "repair":
      return `r_${name.sportId}_${name.projectTypeId}`;
    case "match":
      return `dc_${name.type}_${name.eventId}`;
    case "system":
      return `sys_${name.projectTypeId}`;
    case "geo":
      return "f_";
  }
}

const dayPattern = /^(f|fo)_(\d{1,2})_(-?\d{1,5})_(-?\d{1,2})_([a-z]{2}(?:-[a-z]{2})?)_(\d{1,3})(_0)?$/;

export function parseFeedName(text: string): FeedName | null {
  if (text === "f_") return { kind: "geo" };
  const day = dayPattern.exec(text);
  if (day !== null) {
    const isOdds = day[1] === "fo";
    if (isOdds !== (day[7] === "_0")) return null;
    const [sportId, offset, tzHour, projectTypeId] = [day[2], day[3], day[4], day[6]].map(Number) as [
      number,
      number,
      number,
      number,
    ];
    return { kind: isOdds ? "odds-day" : "day", sportId, day: offset, tzHour, lang: day[5] ?? "", projectTypeId };
  }
  const sportFeed = /^([ur])_(\d{1,2})_(\d{1,3})$/.exec(text);
  if (sportFeed !== null) {
    return {
      kind: sportFeed[1] === "u" ? "update" : "repair",
      sportId: Number(sportFeed[2]),
      projectTypeId: Number(sportFeed[3]),
    };
  }
  const match = /^dc_(\d)_([A-Za-z0-9]{8})$/.exec(text);
  if (match !== null) return { kind: "match", type: Number(match[1]), eventId: match[2] ?? "" };
  const system = /^sys_(\d{1,3})$/.exec(text);
  return system === null ? null : { kind: "system", projectTypeId: Number(system[1]) };
}
