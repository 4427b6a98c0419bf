import type { Language } from "../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../shared/texts/names.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { League, Participant } from "../../../../shared/timeline/schedule.ts";
import { crestOf } from "../../../../shared/competitions/crest.ts";
import { crestColours, type CrestColours } from "../../../../shared/competitions/crest-colours.ts";
import { isNational } from "../ledger/event-row/side-nations.ts";

/** In CSS pixels: the shape in which pages are shared. */
export const pictureSize = { width: 1200, height: 630 } as const;

const middle = pictureSize.width / 2;
const crest = { width: 230, height: 264, top: 172, fromMiddle: 345 } as const;
const font = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Drawn by us, in colours of ours: two shields with the sides' letters, the score, the names and the competition. */
export function drawResult({ schedule, score, shootOut }: EventState, league: League, lang: Language): string | null {
  const { home, away } = schedule;
  if (away === null || score === null) return null;
  const sides = [
    [home, middle - crest.fromMiddle],
    [away, middle + crest.fromMiddle],
  ] as const;
  const kicks = shootOut === null ? "" : text(middle, 424, 40, "#94a3b8", `(${shootOut.join("–")})`, 500);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}" viewBox="0 0 ${pictureSize.width} ${pictureSize.height}">` +
    `<rect width="100%" height="100%" fill="#0f172a"/><rect width="100%" height="8" fill="#22c55e"/>` +
    text(middle, 104, sizeFor(nameIn(league, lang), 34, 1000), "#94a3b8", nameIn(league, lang), 600) +
    sides.map(([side, x]) => toSide(side, x, lang)).join("") +
    text(middle, 356, sizeFor(score.join("–"), 150, 400), "#f8fafc", score.join("–"), 800) +
    kicks +
    "</svg>"
  );
}

const plain: CrestColours = { pattern: "halves", first: "#334155", second: "#475569" };

/** The colours in which the site shows a participant. */
const coloursOf = (participantId: string): CrestColours => crestColours[crestOf(participantId)] ?? plain;

/** A shield with three letters, and the name below it; that of a country has no club's colours. */
function toSide(side: Participant, x: number, lang: Language): string {
  const left = x - crest.width / 2;
  const bottom = crest.top + crest.height;
  const shape = `M${left} ${crest.top}h${crest.width}v${crest.height * 0.5}c0 ${crest.height * 0.3} ${-crest.width * 0.3} ${crest.height * 0.44} ${-crest.width / 2} ${crest.height * 0.5}c${-crest.width * 0.2} ${-crest.height * 0.06} ${-crest.width / 2} ${-crest.height * 0.2} ${-crest.width / 2} ${-crest.height * 0.5}z`;
  const name = nameIn(side, lang);
  const clip = `c${Math.round(x)}`;
  return (
    `<clipPath id="${clip}"><path d="${shape}"/></clipPath><g clip-path="url(#${clip})">${toField(isNational(side, lang) ? plain : coloursOf(side.id), left)}</g>` +
    `<path d="${shape}" fill="none" stroke="#ffffff" stroke-opacity=".25" stroke-width="3"/>` +
    `<rect x="${x - 62}" y="${crest.top + 84}" width="124" height="60" rx="10" fill="#0f172a" fill-opacity=".78"/>` +
    text(x, crest.top + 128, sizeFor(side.code, 40, 110), "#ffffff", side.code, 700) +
    text(x, bottom + 92, sizeFor(name, 44, 450), "#f8fafc", name, 700)
  );
}

function toField({ pattern, first, second }: CrestColours, left: number): string {
  const { width, height, top } = crest;
  const whole = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${first}"/>`;
  switch (pattern) {
    case "halves":
      return `${whole}<rect x="${left + width / 2}" y="${top}" width="${width / 2}" height="${height}" fill="${second}"/>`;
    case "third":
      return `${whole}<rect x="${left + width / 3}" y="${top}" width="${width / 3}" height="${height}" fill="${second}"/>`;
    case "band":
      return `${whole}<rect x="${left}" y="${top + height * 0.55}" width="${width}" height="${height * 0.45}" fill="${second}"/>`;
    case "diagonal":
      return `${whole}<path d="M${left + width} ${top}v${height}h${-width}z" fill="${second}"/>`;
  }
}

/** Letters of the bold face are this wide on average, as a share of their size. */
const letterWidth = 0.66;
const sizeFor = (words: string, usual: number, room: number): number =>
  Math.max(16, Math.min(usual, Math.floor(room / (letterWidth * Math.max(1, [...words].length)))));

const text = (x: number, y: number, size: number, fill: string, words: string, weight: number): string =>
  `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="middle">${escapeXml(words)}</text>`;

const marks: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeXml = (words: string): string => words.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? "");
