import { useRef } from "react";
import { mineTexts } from "../../i18n/mine-texts.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { downloadFile } from "../../ui/download-file.ts";
import { showToast } from "../../ui/toast.tsx";
import { myGames } from "../favourites/my-games-hooks.ts";
import { groupStore } from "../groups/groups-store.ts";
import { showUndo } from "../match-row/undo-line.tsx";
import { myLeagues } from "../my-leagues/my-leagues-store.ts";
import { myTeams } from "../my-teams/my-teams-store.ts";
import { usePage } from "../page/page-context.tsx";
import {
  addGames,
  formatCollection,
  joinGroups,
  joinLists,
  mostFileBytes,
  parseCollection,
  takeBack,
  type Collection,
} from "./collection-file.ts";

/** Saves all that is followed as a file, and adds that of a file. */
export function Collection() {
  const { lang } = usePage();
  const t = mineTexts(lang);
  const input = useRef<HTMLInputElement>(null);

  const open = async (file: File) => {
    const found = file.size > mostFileBytes ? null : parseCollection(await file.text());
    if (found === null) return showToast(t.notOurs);
    const before = await collect();
    try {
      const after = {
        games: addGames(before.games, found.games),
        teams: joinLists(before.teams, found.teams, "teams"),
        leagues: joinLists(before.leagues, found.leagues, "lists"),
        groups: joinGroups(before.groups, found.groups),
      };
      await put(after);
      showUndo(t.opened, t.undo, async () => put(takeBack(await collect(), before, after)));
    } catch {
      // After a partial failure, everything is restored.
      await put(before).catch(() => {});
      showToast(siteTexts(lang).unexpected);
    }
  };
  return (
    <section className="card collection" aria-labelledby="collection-name">
      <div className="block-head">
        <h2 id="collection-name">{t.file}</h2>
      </div>
      <p className="mine-line">{t.fileHint}</p>
      <div className="actions">
        <button type="button" className="button" onClick={save}>
          {t.save}
        </button>
        <button type="button" className="button" onClick={() => input.current?.click()}>
          {t.open}
        </button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) void open(file);
            target.value = "";
          }}
        />
      </div>
    </section>
  );
}

async function collect(): Promise<Collection> {
  const games = (await myGames.open()).get();
  return { games, teams: myTeams.stored(), leagues: myLeagues.stored(), groups: groupStore.get() };
}

async function put({ games, teams, leagues, groups }: Collection): Promise<void> {
  (await myGames.open()).replace(games);
  myTeams.replace(teams);
  myLeagues.replace(leagues);
  groupStore.replace(groups);
}

const save = async (): Promise<void> => downloadFile("tribune-favourites.json", formatCollection(await collect()));
