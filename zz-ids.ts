import { writeFileSync } from "node:fs";
import { decodeDayFeed } from "./shared/feed/day-feed.ts";
import { sports } from "./shared/sports/catalogue.ts";
const out: Record<string, Record<string, string[]>> = {};
for (const { id, name } of sports) for (const d of [0, -1, 1]) {
  const r = await fetch(`http://127.0.0.1:8901/1/x/feed/f_${id}_${d}_1_fr_1`, { headers: { "x-fsign": "tribune" } });
  if (!r.ok) continue;
  for (const { events } of decodeDayFeed(await r.text()).leagues) for (const e of events as any[]) {
    ((out[name] ??= {})[`${e.statusType}/${e.status}`] ??= []).push(e.id);
  }
}
writeFileSync("/tmp/ids.json", JSON.stringify(out));
for (const [k, v] of Object.entries(out)) console.log(k, Object.entries(v).map(([s, l]) => `${s}:${l.length}:${l[0]}`).join(" "));
