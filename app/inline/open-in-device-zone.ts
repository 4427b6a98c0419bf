import { keepDeviceZone, readChosenZone } from "../features/day/device-zone.ts";

/**
 * Asks for the page again, before any of it is painted, where this device has another time than the page and the visitor chose none: a day
 * begins at the visitor's midnight, and nothing of a shown list has to move.
 */
export function openInDeviceZone({ dataset }: HTMLElement): void {
  const { utcMinutes, keptAt } = dataset;
  const isOfDevice = Number(utcMinutes) === -new Date().getTimezoneOffset();
  if (!utcMinutes || keptAt || isOfDevice || readChosenZone()) return;
  const before = document.cookie;
  keepDeviceZone();
  // A browser without cookies, or in a zone that the server does not know, would get the same page for ever.
  if (document.cookie !== before) location.reload();
}
