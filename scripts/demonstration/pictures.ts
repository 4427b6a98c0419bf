import { pick, randomOf } from "../../shared/basics/random.ts";
import { crestOf } from "../../shared/competitions/crest.ts";
import { participantKind } from "../../shared/sports/participant-kind.ts";
import { sportIdOf } from "../../shared/sports/stable-id.ts";
import { crestColours } from "../../shared/competitions/crest-colours.ts";
import { startLoopbackServer } from "./loopback-server.ts";

/** Serves a drawing for each team and player of the built-in world at `/{id}.svg`: a crest or a portrait, of our own making. */
export const startPictures = () =>
  startLoopbackServer(({ url = "/" }, response) => {
    const [, id = ""] = /^\/([0-9A-Za-z]{8})\.svg$/.exec(url) ?? [];
    const sportId = sportIdOf(id);
    if (sportId === null) return response.writeHead(404).end("not found\n");
    const headers = { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" };
    return response.writeHead(200, headers).end(participantKind(sportId) === "team" ? toCrest(id) : toPortrait(id));
  });

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const figures = [
  // A star, a chevron, a ring, a cross.
  "M30 18l3.5 8.6 9.3.7-7.1 6 2.2 9-7.9-4.9-7.9 4.9 2.2-9-7.1-6 9.3-.7z",
  "M14 40l16-18 16 18v8L30 31 14 48z",
  "M30 18a13 13 0 1 1-.1 0zm0 6a7 7 0 1 0 .1 0z",
  "M26 18h8v10h10v8H34v10h-8V36H16v-8h10z",
];

/** Draws a shield in the colours that lists show. */
function toCrest(id: string): string {
  const { first, second } = crestColours[crestOf(id)] ?? { first: "#334155", second: "#475569" };
  const shield = "M2 2h56v34c0 16-12 24-28 30C14 60 2 52 2 36z";
  const figure = pick(randomOf("figure", id), figures);
  return svg(
    60,
    68,
    `<path d="${shield}" fill="${first}" stroke="${second}" stroke-width="3"/>` +
      `<path d="${figure}" fill="${second}" stroke="#fff" stroke-opacity=".6" fill-rule="evenodd"/>`,
  );
}

const shirts = ["#1d4ed8", "#b91c1c", "#0b7a4b", "#5b2a86", "#e8590c", "#334155"];

/** Draws a figure without a face, because players have names of real people, whose looks are not ours to invent. */
function toPortrait(id: string): string {
  const shirt = pick(randomOf("shirt", id), shirts);
  return svg(
    64,
    64,
    '<path fill="#dbe4ee" d="M0 0h64v64H0z"/><ellipse fill="#93a4b8" cx="32" cy="27" rx="11" ry="13"/>' +
      `<path fill="#93a4b8" d="M27 36h10v11a5 5 0 0 1-10 0z"/><path fill="${shirt}" d="M8 64c2-13 11-18 24-18s22 5 24 18z"/>`,
  );
}
