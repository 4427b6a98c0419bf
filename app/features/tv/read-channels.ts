import { parseJson } from "../../../shared/basics/parse-json.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";

export type TvChannel = { readonly id: string; readonly name: string };

/** The codes of stations and web channels; bookmakers' streams do not count as channels (C3.09). */
const channelKinds = ["1", "3"] as const;

/** The channels of an event's broadcast cell (`AL`), which lists only channels that can be received in the visitor's place. */
export function readChannels(cell: string | null | undefined): readonly TvChannel[] {
  const kinds = fieldsOf(parseJson(cell ?? ""));
  const stations = channelKinds.flatMap((kind): readonly unknown[] => {
    const list = kinds[kind];
    return Array.isArray(list) ? list : [];
  });
  return stations.flatMap((station) => {
    const { TVI: id, BN: name } = fieldsOf(station);
    const key = typeof id === "number" ? String(id) : id;
    return typeof key === "string" && key !== "" && typeof name === "string" && name !== "" ? [{ id: key, name }] : [];
  });
}
