import { mineTexts } from "../../i18n/mine-texts.ts";
import { showToast } from "../../ui/toast.tsx";
import { maxTeams } from "../favourites/my-teams.ts";
import { showUndo } from "../match-row/undo-line.tsx";
import { usePage } from "../page/page-context.tsx";
import { useMyTeams } from "./my-teams-hooks.ts";
import type { MyTeam } from "./my-team.ts";

/** Follows a team or lets it go. Without scripts, which alone could do it, its room is empty. */
export function TeamStar({ team }: { readonly team: MyTeam }) {
  const { lang } = usePage();
  const t = mineTexts(lang);
  const mine = useMyTeams();
  if (mine === null) return <span className="star" aria-hidden="true" />;
  const toggle = () => {
    const outcome = mine.toggle(team);
    if (outcome === "limit") showToast(t.teamsFull(maxTeams));
    if (outcome === "kept-here") showToast(t.notKept);
    if (outcome === "removed") showUndo(t.removed(team.name), t.undo, mine.restore);
  };
  return (
    <button
      type="button"
      className="star"
      aria-pressed={mine.has(team.sportId, team.id)}
      aria-label={t.followTeam(team.name)}
      onClick={toggle}
    />
  );
}
