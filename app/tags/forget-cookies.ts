import { veilCookie } from "../features/veil/veil-mode.ts";

/** The site's own cookies hold its visitor's choices; tags have set all others. */
const isOwn = (name: string): boolean => /^(?:tribune_|fs_of_)/.test(name) || name === veilCookie;

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
