import { Icon } from "../../ui/icon.tsx";
import { calendarEnding } from "./calendar-path.ts";

/** Leads to the calendar beside a page of fixtures: a calendar program subscribes to its address, a browser saves it. */
export function CalendarLink({ fixtures, label }: { readonly fixtures: string; readonly label: string }) {
  return (
    <a
      href={fixtures + calendarEnding}
      className="calendar-link"
      type="text/calendar"
      aria-label={label}
      title={label}
      download
    >
      <Icon name="calendar" />
    </a>
  );
}
