import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { PlainPage, PlainRow } from "./plain-page.ts";

let page: PlainPage = { before: "", leagues: [], after: "" };

const app = new Hono();

app.put("/", async (context) => {
  page = await context.req.json<PlainPage>();
  return context.body(null, 204);
});

app.get("/", (context) =>
  context.html(
    html`${raw(page.before)}${page.leagues.map(({ head, rows, tail }) => html`${raw(head)}${rows.map(toRow)}${raw(tail)}`)}${raw(page.after)}`,
  ),
);

/** Every value passes the template's escaping, as React escapes it. */
const toRow = (row: PlainRow) =>
  html`<li id="${row.id}" class="${row.rowClass}"><button type="button" class="star" aria-pressed="false" aria-label="${row.star}"></button><span class="t">${row.time}</span><a href="${row.href}" class="${row.namesClass}" translate="no" aria-label="${row.label}"${row.title === null ? "" : html` title="${row.title}"`}>${row.home}<br/>${row.away}</a>${row.score === null ? "" : html`<b>${row.score}</b>`}${row.prices.map(({ priceClass, text }) => (priceClass === null ? html`<i>${text}</i>` : html`<i class="${priceClass}">${text}</i>`))}</li>`;

export default app;
