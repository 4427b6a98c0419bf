import { expect } from "@playwright/test";
import { drawWith } from "./draw-with.ts";
import { test } from "./stack-fixture.ts";

test("[C1.11] a page in Arabic begins its lines, names and heads of tables on the right, and keeps figures and Latin names whole", async ({
  page,
}) => {
  const figures = `<table class="figures-table"><thead><tr><th id="head" class="squad-line">اللاعب</th><th>أهداف</th></tr></thead>
    <tbody><tr><th id="name"><bdi>Perrin K.</bdi></th><td>1</td></tr></tbody></table>`;
  const players = `<div class="player-table"><table><thead><tr><th id="sorted"><button>اللاعب</button></th><th>ه</th></tr></thead>
    <tbody><tr><th id="player"><bdi>Perrin K.</bdi></th><td>1</td></tr></tbody></table></div>`;
  const row = `<div class="list"><div class="row"><a class="n" href="#"><span id="home">Perrin K.</span><br><span>النصر</span></a></div>
    <div class="row"><a class="n" href="#"><bdi id="sent-off">Perrin K.</bdi><em class="red" id="card"></em><br><bdi>النصر</bdi><em class="but" id="goal" data-mark="هدف"></em></a></div></div>`;
  const rest = `<section class="league"><h2 id="league"><bdi>ATP - فردي (Turin)</bdi></h2></section>
    <svg class="icon points" id="arrow"></svg><b class="points" id="points">1</b><a href="tel:1" id="tel">09 74</a><code id="code">a.b</code><q lang="fr" id="quote">Non.</q>`;
  const sheets = ["ui/tokens", "ui/base", "ui/direction", "features/match-row/row", "features/participant/parts"];
  await drawWith(
    page,
    [...sheets, "features/match/player-statistics/player-statistics"],
    figures + players + row + rest,
  );
  const drawn = await page.evaluate(() => {
    const drawnIds = Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>("[id]")].map((one) => [one.id, one]),
    );
    const byId = (id: string) => drawnIds[id] ?? document.body;
    const styleOf = (id: string) => getComputedStyle(byId(id));
    /** How far the text of an element begins from its right edge, its padding apart. */
    const gapOf = (id: string) => {
      const text = document.createRange();
      const [inner = byId(id)] = byId(id).querySelectorAll<HTMLElement>("button, bdi");
      text.selectNodeContents(inner);
      return byId(id).getBoundingClientRect().right - text.getBoundingClientRect().right;
    };
    const letters = (id: string, from: number) => {
      const text = document.createRange();
      const [node] = byId(id).childNodes;
      if (node === undefined) throw new Error(`${id} is empty`);
      text.setStart(node, from);
      text.setEnd(node, from + 1);
      return text.getBoundingClientRect();
    };
    return {
      heads: Math.abs(gapOf("head") - gapOf("name")) < 1,
      sorted: Math.abs(gapOf("sorted") - gapOf("player")) < 1,
      // "Perrin K.": its full stop is behind it, on the right.
      fullStop: letters("home", 8).left > letters("home", 0).left,
      atStart: byId("home").getBoundingClientRect().right > innerWidth / 2,
      // Marks are behind the names, on the left.
      sentOff: letters("sent-off", 8).left > letters("sent-off", 0).left,
      card: byId("card").getBoundingClientRect().right < letters("sent-off", 0).left,
      goal:
        byId("goal").getBoundingClientRect().right <
        (document.querySelector("bdi + .but")?.previousElementSibling?.getBoundingClientRect().left ?? 0),
      league: getComputedStyle(document.querySelector("#league bdi") ?? document.body).direction,
      mirrored: [styleOf("arrow").scale, styleOf("points").scale],
      leftToRight: ["tel", "code", "quote", "arrow"].map((id) => styleOf(id).direction),
    };
  });
  expect(drawn).toEqual({
    heads: true,
    sorted: true,
    fullStop: true,
    atStart: true,
    sentOff: true,
    card: true,
    goal: true,
    league: "rtl",
    mirrored: ["-1 1", "none"],
    leftToRight: ["ltr", "ltr", "ltr", "ltr"],
  });
});

test("in a contrast theme a movement of prices keeps its direction, the best one its frame and a club its colours", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const cells = ["up", "down", "best"]
    .map((kind) => `<td><span class="${kind}" id="${kind}">1.50</span></td>`)
    .join("");
  const sheets = ["ui/tokens", "ui/base", "features/match-row/row", "features/odds/odds-table", "ui/contrast"];
  const emblem = `<span class="emblem" id="emblem" style="background: rgb(1, 2, 3)">EVE</span>
    <i class="serve" id="serve" style="background: rgb(1, 2, 3)"></i>`;
  await drawWith(page, sheets, `<table class="odds"><tr>${cells}</tr></table>${emblem}`);
  const drawn = await page.evaluate(() => {
    const styles = ["up", "down", "best", "emblem", "serve"].map((id) => {
      const element = document.querySelector(`#${id}`) ?? document.body;
      const { borderTopColor, borderBottomColor } = getComputedStyle(element, "::after");
      const { outlineStyle, backgroundColor } = getComputedStyle(element);
      return [id, { arrow: [borderTopColor, borderBottomColor], outlineStyle, backgroundColor }] as const;
    });
    return Object.fromEntries(styles);
  });
  const none = "rgba(0, 0, 0, 0)";
  expect(drawn["up"]?.arrow.map((edge) => edge !== none)).toEqual([false, true]);
  expect(drawn["down"]?.arrow.map((edge) => edge !== none)).toEqual([true, false]);
  expect(drawn["best"]?.outlineStyle).toBe("solid");
  expect(drawn["emblem"]?.backgroundColor).toBe("rgb(1, 2, 3)");
  expect(drawn["serve"]?.backgroundColor, "who serves or bats").toBe("rgb(1, 2, 3)");
});

const teamWith = (of: string) =>
  `<div class="team"><span class="crest"></span><b>Lens</b>${of}<small class="review">Arbitrage vidéo en cours</small></div>`;

const duelWith = (first: string) =>
  `<section class="board live"><div class="duel">${teamWith(first)}<div class="result"><strong>1 – 0</strong></div>${teamWith("")}</div></section>`;

test("[C1.11] on a phone a review stays on the page, a red card moves nothing, and a table of shares keeps the words of its names", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const red = '<small class="expelled"><i class="red"></i>2</small>';
  const form = '<td class="of-form"><span><i class="form-mark">V</i>'.concat(
    '<i class="form-mark">V</i>'.repeat(4),
    "</span></td>",
  );
  const cells = ["158", "+123", ".598", "94,5"].map((text, index) =>
    index === 2 ? `<td class="of-percentage">${text}</td>` : `<td>${text}</td>`,
  );
  const table = `<div class="league-table"><table><tr><td>1</td><th><span class="team"><img id="flag" src="/flags/us.svg" alt="" width="18" height="13"><bdi id="name">Cleveland Guardians</bdi>
    <span class="rises">1</span><a href="#">10 – 10</a></span></th>${cells.join("")}${form}</tr></table></div>`;
  const mine = `<ol class="sortable"><li><img src="/flags/br.svg" alt=""><a class="what"><bdi>Brésil</bdi></a>
    <ol class="games"><li class="row"><img id="in-row" src="/flags/br.svg" alt=""></li></ol></li></ol>`;
  const sheets = ["ui/tokens", "ui/base", "ui/form-mark", "features/match-row/row", "features/standings/league-table"];
  await drawWith(
    page,
    [...sheets, "features/match-row/crests", "routes/match/board/board", "features/mine/mine"],
    duelWith("") + duelWith(red) + table + mine,
  );
  const drawn = await page.evaluate(() => {
    const text = document.querySelector("#name")?.firstChild ?? document.body;
    const linesOf = (word: string) => {
      const range = document.createRange();
      const from = text.textContent?.indexOf(word) ?? 0;
      range.setStart(text, from);
      range.setEnd(text, from + word.length);
      return range.getClientRects().length;
    };
    return {
      reviews: [...document.querySelectorAll(".review")].map((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left >= 0 && right <= 390;
      }),
      heights: [...document.querySelectorAll(".duel")].map((one) => one.getBoundingClientRect().height),
      words: ["Cleveland", "Guardians"].map(linesOf),
      inRow: getComputedStyle(document.querySelector("#in-row") ?? document.body).marginTop,
      flag: document.querySelector("#flag")?.getBoundingClientRect().width,
      scrolled: document.documentElement.scrollWidth,
    };
  });
  expect(drawn.reviews).toEqual([true, true, true, true]);
  expect(drawn.heights[0]).toBe(drawn.heights[1]);
  expect(drawn.words).toEqual([1, 1]);
  expect(drawn.flag, "a flag in a table is not that of a board").toBe(18);
  expect(drawn.inRow, "a flag in a game of one of my teams is not moved below its side's name").toBe("0px");
  expect(drawn.scrolled).toBeLessThanOrEqual(390);
});

const crumbs = (name: string, round: string) =>
  `<nav class="crumbs"><a href="#"><span>Retour</span></a><p><a href="#"><img src="/flags/eu.svg" alt="" width="18" height="13"><span>Europe</span> <b><bdi>${name}</bdi></b></a>
  <small>${round}</small></p><div class="match-actions"><a class="action"></a><a class="action"></a><a class="action"></a><a class="star"></a></div></nav>`;

test("[C1.11] on a phone a competition and its round are one text of two lines at most, which ends with a whole word", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await drawWith(
    page,
    ["ui/tokens", "ui/base", "routes/match/match"],
    crumbs("Coupe intercontinentale", "Finale") +
      crumbs("Coupe du monde - Qualifications - Zone Amérique du Nord, centrale et Caraïbes", "Barrages") +
      crumbs("Ligue 1", "Journée 9"),
  );
  const lines = await page.locator(".crumbs p").evaluateAll((texts) =>
    texts.map((text) => {
      const line = Number.parseFloat(getComputedStyle(text).lineHeight);
      return Math.round(text.getBoundingClientRect().height / line);
    }),
  );
  expect(lines).toEqual([2, 2, 1]);
});

/** Links that look smaller than a finger, each with what else leads there. */
const namedTargets = `<section class="board"><div class="duel"><div class="team"><span class="crest" data-hits="Lens"></span><b><a class="name-link" href="#">Lens</a></b></div></div></section>
  <ul><li class="on-pitch"><span class="shirt" data-hits="Thauvin">9</span><span class="name"><a class="name-link" href="#">Thauvin</a></span></li></ul>
  <ul class="member-list"><li><span class="number" data-hits="Šulc">7</span><span class="member"><a class="name-link" href="#">Šulc</a></span></li></ul>
  <div class="league-table"><table><tr><td>1</td><th data-hits="Lyon"><span class="team"><a class="name-link" href="#">Lyon</a></span></th><td>1</td></tr></table></div>
  <div class="ranking-card"><ol><li><span>1</span><a href="#" data-hits="Sinner">Sinner</a></li></ol></div>
  <div class="card news-head"><p>27</p><nav class="tabs"><a href="#" data-hits="Tous">Tous</a></nav></div>
  <div class="tv-page"><div class="card news-head"><nav class="news-sports"><a href="#" data-hits="Demain">Demain</a></nav><nav class="news-sports"><a href="#" data-hits="Golf">Golf</a></nav></div></div>
  <button class="star" aria-pressed="false"></button><button class="star" aria-pressed="true"></button>`;

test("on a phone names, crests, shirts and lines are hit 44 px high, and a star that has the focus says whether it is pressed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const look = ["ui/tokens", "ui/base", "features/match-row/row", "features/list/list", "features/rankings/reading"];
  const lists = ["features/several-sports/sheet", "features/tv/sheet", "features/standings/league-table"];
  const match = ["routes/match/board/board", "features/match/line-ups/line-ups"];
  await drawWith(page, [...look, ...lists, ...match], namedTargets);
  const drawn = await page.evaluate(() => {
    const heights = [...document.querySelectorAll("[data-hits]")].map((at) => {
      const { left, width, top, height } = at.getBoundingClientRect();
      const name = at.getAttribute("data-hits");
      const isHit = (y: number) => document.elementFromPoint(left + width / 2, y)?.closest("a")?.textContent === name;
      return [
        name,
        Array.from({ length: 81 }, (_, step) => isHit(top + height / 2 + step - 40)).filter(Boolean).length,
      ];
    });
    const shapes = [...document.querySelectorAll<HTMLElement>(".star")].map((star) => {
      const resting = getComputedStyle(star).maskImage;
      star.focus();
      const [shape = "", ...frame] = getComputedStyle(star).maskImage.split(/, (?=linear)/);
      return [shape === resting, frame.length, shape] as const;
    });
    return { heights, shapes };
  });
  expect(drawn.heights.filter(([, height]) => Number(height) < 43)).toEqual([]);
  expect(drawn.shapes.map(([isSame, edges]) => [isSame, edges])).toEqual([
    [true, 4],
    [true, 4],
  ]);
  expect(drawn.shapes[0]?.[2]).not.toBe(drawn.shapes[1]?.[2]);
});

test("on a phone what a keyboard reaches is seen whole: above the bar at the bottom, and within its row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const links = Array.from({ length: 24 }, (_, at) => `<a href="#">Volleyball ${at}</a>`).join("");
  const lines = links.replaceAll("<a ", '<a style="display: block; height: 44px" ');
  await drawWith(
    page,
    ["ui/tokens", "ui/base", "features/layout/sports-bar", "features/layout/page-body", "features/layout/header"],
    `<header class="top"><a class="brand" href="#">T</a><nav class="sports"><div id="sports">${links}</div></nav></header>
    <nav class="section-nav">${links}</nav>${lines}<nav class="thumb"><a href="#">Scores</a></nav>`,
  );
  const covered: string[] = [];
  for (let at = 0; at < 72; at += 1) {
    await page.keyboard.press("Tab");
    covered.push(
      ...(await page.evaluate(() => {
        const one = document.activeElement ?? document.body;
        const { left, right, top, height } = one.getBoundingClientRect();
        const isSeen = [left + 4, right - 4].every((x) => one.contains(document.elementFromPoint(x, top + height / 2)));
        return isSeen ? [] : [`${one.parentElement?.className} ${one.textContent}`];
      })),
    );
  }
  expect(covered).toEqual([]);
});

const axis = (count: number) => `<ol class="axis"><li><ol>${"<li>But</li>".repeat(count)}</ol></li><li></li></ol>`;
const line = (sign: string) => `<li><span class="sign">${sign}</span><p>Balle perdue.</p></li>`;
const comments = (count: number, id: string) =>
  `<fieldset class="segments"><div class="choices">Tout</div><ol class="commentary" id="${id}">${line("<i></i>")}${line("").repeat(count)}</ol></fieldset>`;

test("on paper two fields stand side by side, points and comments in columns and a player with their team in a line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 718, height: 1047 });
  const ofMatch = [
    "line-ups/field/sport-field",
    "points/sheet",
    "player-statistics/player-statistics",
    "summary/axis",
    "summary/summary",
  ];
  await drawWith(
    page,
    ["ui/base", "features/match/commentary/sheet", ...ofMatch.map((sheet) => `features/match/${sheet}`)],
    `<div class="sport-fields" id="fields"></div><div class="points"><ol id="points"></ol></div>
    <div class="player-table"><table><tbody><tr><th><bdi>Perrin K.</bdi><small id="team">LEN</small></th></tr></tbody></table></div>
    ${axis(2)}${axis(20)}${comments(20, "short")}${comments(150, "very-long")}<a class="skip">Aller au contenu</a>`,
  );
  const drawn = () =>
    page.evaluate(() => {
      const styles = ["#fields", "#points", "#team"].map((id) =>
        getComputedStyle(document.querySelector(id) ?? document.body),
      );
      return [styles[0]?.gridTemplateColumns.split(" ").length, styles[1]?.columnCount, styles[2]?.display];
    });
  expect(await drawn()).toEqual([1, "auto", "block"]);
  await page.emulateMedia({ media: "print" });
  expect(await drawn()).toEqual([2, "4", "inline"]);
  // Very many comments have room for those that a sign marks.
  const shown = (of: string) => page.locator(`${of}:visible`).count();
  const columns = await page
    .locator(".axis")
    .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length));
  expect(columns, "halves with many goals stand side by side").toEqual([1, 2]);
  expect(await Promise.all(["#short li", "#very-long li", ".choices", ".skip"].map(shown))).toEqual([21, 1, 0, 0]);
});
