import { expect, it } from "vitest";
import { codesApart } from "./places-chart.tsx";

const named = (...names: readonly string[]) =>
  names.map((name) => ({
    name,
    code: name.normalize("NFD").replace(/\P{L}/gu, "").slice(0, 3).toUpperCase(),
  }));

it.each([
  [["Verstappen M.", "Norris L."], "VER NOR"],
  [["Márquez M.", "Márquez A.", "Martín J.", "Marini L.", "Bagnaia F."], "MAM MAA MAJ MAL BAG"],
  [["Márquez A.", "Marini A.", "Martín A."], "MAA MARA MARTA"],
  [["Toyota 7", "Toyota 8", "BMW 15", "Aston Martin 007"], "#7 #8 #15 #007"],
  [["Fernández A.", "Fernandes A.", "Feyereisen A."], "FEA FERA FEY"],
  [["Kim", "Kim"], "KIK KIMK"],
  [["Marquez Marc", "Marquez Alex"], "MAM MAA"],
])("tells %j apart", (names, codes) => {
  expect(codesApart(named(...names)).join(" ")).toBe(codes);
});
