import { expect, it } from "vitest";
import { followLoaderData } from "./awaited-data.server.ts";

it("has a settled promise for what has come, outer routes first, and leaves what is missing or lost a promise", async () => {
  let come = (_value: string) => {};
  const late = new Promise<string>((resolve) => (come = resolve));
  const lost = Promise.reject(new Error("lost"));
  const soon = Promise.resolve("soon");
  const data = { tab: { late, lost }, page: { soon, plain: 1 }, root: null, lost: undefined };
  const matches = ["root", "page", "tab"].map((id) => ({ route: { id } }));
  const { promises, read } = followLoaderData(data, matches);
  expect(promises).toEqual([soon, late, lost]);
  await soon;
  expect(read()).toMatchObject({
    tab: { late, lost },
    page: { soon: { _data: "soon" }, plain: 1 },
    root: null,
    lost: undefined,
  });
  come("late");
  await late;
  expect(read()).toMatchObject({
    tab: { late: { _data: "late" }, lost },
    page: { soon: { _data: "soon" }, plain: 1 },
    root: null,
    lost: undefined,
  });
  expect(data.page.soon, "what the browser is sent").toBe(soon);
});
