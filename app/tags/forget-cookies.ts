import { veilCookie } from "../../shared/veil/veil-mode.ts";

/** The site's own cookies hold what its visitor chose; all others are those of tags. */
const isOwn = (name: string): boolean => name.startsWith("tribune_") || name === veilCookie;

/** Deletes what tags have stored as cookies of this site, on whichever of its domains they did. */
export function forgetCookies(): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, index) => `;domain=${labels.slice(index).join(".")}`);
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=")[0] ?? "";
    if (name === "" || isOwn(name)) continue;
    for (const domain of ["", ...domains]) document.cookie = `${name}=;path=/;max-age=0${domain}`;
  }
}
