import { expect, it } from "vitest";
import { followLoaderData } from "./awaited-data.server.ts";

it("has what has come in the place of its promise, outer routes first, and leaves what is missing or lost a promise", async () => {
  let come = (_value: string) => {};
  const late = new Promise<string>((resolve) => (come = resolve));
  const lost = Promise.reject(new Error("lost"));
  const soon = Promise.resolve("soon");
  const data = { tab: { late, lost }, page: { soon, plain: 1 }, root: null, lost: undefined };
  const matches = ["root", "page", "tab"].map((id) => ({ route: { id } }));
  const { promises, read } = followLoaderData(data, matches);
  expect(promises).toEqual([soon, late, lost]);
  await soon;
  expect(read()).toEqual({ tab: { late, lost }, page: { soon: "soon", plain: 1 }, root: null, lost: undefined });
  come("late");
  await late;
  expect(read()).toEqual({
    tab: { late: "late", lost },
    page: { soon: "soon", plain: 1 },
    root: null,
    lost: undefined,
  });
  expect(data.page.soon, "what the browser is sent").toBe(soon);
});
