import { useState } from "react";
import { mineTexts } from "../../i18n/mine-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { showUndo } from "../match-row/undo-line.tsx";
import { SortableList } from "../mine/sortable-list.tsx";
import { usePage } from "../page/page-context.tsx";
import { GroupDot } from "./group-dot.tsx";
import { groupLimits, type Group } from "./group-list.ts";
import { groupStore, useGroups } from "./groups-store.ts";
import { NewGroup } from "./new-group.tsx";

/** The groups in the visitor's order: named, coloured, moved, removed; and a new one. */
export function GroupsEditor({ id }: { readonly id: string }) {
  const t = mineTexts(usePage().lang);
  const groups = useGroups();
  /** Whose colours are shown. */
  const [coloured, setColoured] = useState<string | null>(null);
  const remove = (group: Group) => {
    const index = groups.indexOf(group);
    groupStore.remove(group.key);
    showUndo(t.groups.removed({ name: group.name }), t.undo, () => groupStore.restore(group, index));
  };
  return (
    <div className="groups-editor" id={id}>
      <p className="mine-line">{t.groups.hint}</p>
      <SortableList
        items={groups}
        keyOf={({ key }) => key}
        nameOf={({ name }) => name}
        onMove={groupStore.move}
        renderBelow={(group) => (coloured === group.key ? <Colours group={group} /> : null)}
      >
        {(group) => (
          <>
            <button
              type="button"
              className="step"
              aria-label={t.groups.colour({ name: group.name })}
              aria-expanded={coloured === group.key}
              onClick={() => setColoured(coloured === group.key ? null : group.key)}
            >
              <GroupDot group={group} />
            </button>
            <GroupName group={group} />
            <button
              type="button"
              className="step"
              aria-label={t.groups.remove({ name: group.name })}
              onClick={() => remove(group)}
            >
              <Icon name="close" />
            </button>
          </>
        )}
      </SortableList>
      <NewGroup />
    </div>
  );
}

/** Its name, which counts when the field is left, or Enter is pressed. */
function GroupName({ group }: { readonly group: Group }) {
  const t = mineTexts(usePage().lang);
  const [text, setText] = useState<string | null>(null);
  const save = () => {
    if (text !== null) groupStore.change(group.key, { name: text });
    setText(null);
  };
  return (
    <input
      type="text"
      className="text-box group-name"
      dir="auto"
      value={text ?? group.name}
      maxLength={groupLimits.nameLength}
      aria-label={t.groups.name({ name: group.name })}
      onChange={({ target }) => setText(target.value)}
      onBlur={save}
      onKeyDown={({ key }) => {
        if (key === "Enter") save();
        if (key === "Escape") setText(null);
      }}
    />
  );
}

function Colours({ group }: { readonly group: Group }) {
  const t = mineTexts(usePage().lang);
  return (
    <fieldset className="group-colours">
      <legend className="sr-only">{t.groups.colour({ name: group.name })}</legend>
      {t.groups.colours.map((name, colour) => (
        <label key={name}>
          <input
            type="radio"
            name={`colour of ${group.key}`}
            className="sr-only"
            aria-label={name}
            checked={colour === group.colour}
            onChange={() => groupStore.change(group.key, { colour })}
          />
          <GroupDot group={{ ...group, colour }} />
        </label>
      ))}
    </fieldset>
  );
}
