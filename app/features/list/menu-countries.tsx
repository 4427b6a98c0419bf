import { useLeagues } from "../../live/hooks.tsx";
import { Flag } from "../../ui/flag.tsx";
import { usePage } from "../page/page-context.tsx";
import { toCountries } from "./to-countries.ts";

/** The countries of the day with most games, below the way to all of them (C2.14): loaded where the menu is shown. */
export default function MenuCountries() {
  const { lang } = usePage();
  return toCountries(useLeagues(), lang).map(({ path, name, flag, games }) => (
    <a key={path} href={path}>
      <Flag name={flag} />
      <span>{name}</span>
      <small>{games}</small>
    </a>
  ));
}
