import { mineTexts } from "../../i18n/mine-texts.ts";
import { showToast } from "../../ui/toast.tsx";
import { maxTeams } from "../favourites/my-teams.ts";
import { showUndo } from "../match-row/undo-line.tsx";
import { usePage } from "../page/page-context.tsx";
import { myTeams, useMyTeams } from "./my-teams-store.ts";
import type { MyTeam } from "./my-team.ts";

/**
 * Follows or unfollows a team. The server renders it for a visitor who follows no team, and the page replays a tap on it
 * after hydration.
 */
export function TeamStar({ team }: { readonly team: MyTeam }) {
  const { lang } = usePage();
  const t = mineTexts(lang);
  const mine = useMyTeams();
  const toggle = () => {
    const outcome = myTeams.toggle(team);
    if (outcome === "limit") showToast(t.teamsFull({ limit: maxTeams }));
    if (outcome === "kept-here") showToast(t.notKept);
    if (outcome === "removed") showUndo(t.removed({ name: team.name }), t.undo, myTeams.restore);
  };
  return (
    <button
      type="button"
      className="star"
      aria-pressed={mine?.has(team.sportId, team.id) ?? false}
      aria-label={t.followTeam({ name: team.name })}
      onClick={toggle}
    />
  );
}
