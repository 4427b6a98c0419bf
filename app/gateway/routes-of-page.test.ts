import { expect, it } from "vitest";
import { createPageRoutes } from "./routes-of-page.ts";

const routes = Object.fromEntries(
  [
    { id: "root", path: "" },
    { id: "site", parentId: "root" },
    { id: "home", parentId: "site", index: true },
    { id: "sport", parentId: "site", path: ":sportPath" },
    { id: "match", parentId: "site", path: "match/:eventId" },
    { id: "match-summary", parentId: "match", index: true },
    { id: "match-odds", parentId: "match", path: "cotes" },
    { id: "competition", parentId: "site", path: ":sportPath/:country/:competition" },
  ].map((route) => [route.id, route]),
);
const idsOf = createPageRoutes(routes);

it.each([
  ["/", ["root", "site", "home"]],
  ["/_root.data", ["root", "site", "home"]],
  ["/tennis", ["root", "site", "home", "sport"]],
  ["/tennis.data", ["root", "site", "home", "sport"]],
  // "/match" alone would be a sport's list.
  ["/match/abc/cotes", ["root", "site", "home", "sport", "match", "match-summary", "match-odds"]],
  ["/football/france/ligue-1", ["root", "site", "home", "sport", "competition"]],
])("for %s: its own routes and those of the paths above it", (path, ids) => {
  expect(idsOf(path)).toEqual(ids);
  expect(idsOf(path)).toBe(idsOf(path));
});

it.each(["/a/b/c/d", "/__manifest"])("for %s: none", (path) => expect(idsOf(path)).toBeNull());
