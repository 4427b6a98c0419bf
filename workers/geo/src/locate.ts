import { rulesFor } from "../../../shared/betting/policy-for.ts";
import { parsePlaceKey, toPlace, unknownPlace, type Place, type RequestGeo } from "../../../shared/places/place.ts";
import type { LocatedVisitor } from "../../../shared/places/visitor.ts";

/**
 * Settings of development and tests, given on the command line and never in wrangler.toml, so that a production
 * deployment cannot have them.
 */
export type DevPlaces = {
  /** `on`: the header gives the place, and `request.cf`, which local runtimes invent, is ignored. */
  readonly DEV_PLACES?: string;
  /** The place of a request without the header; without this setting it is unknown. */
  readonly DEV_PLACE?: string;
};

export function locate(
  geo: RequestGeo,
  devPlace: string | null,
  lang: string,
  settings: DevPlaces,
  atSeconds: number,
): LocatedVisitor {
  const place = settings.DEV_PLACES === "on" ? toDevPlace(devPlace ?? settings.DEV_PLACE) : toPlace(geo);
  return { place, rules: rulesFor(place, atSeconds, lang) };
}

const toDevPlace = (key: string | undefined): Place => (key === undefined ? unknownPlace : parsePlaceKey(key));
