import { Notice } from "../../ui/notice.tsx";

type EmptyTabProps = { readonly title: string; readonly hint: string };

/** What a tab says that has nothing yet: what is missing, and what can be expected when. */
export function EmptyTab(props: EmptyTabProps) {
  return (
    <div className="card">
      <Notice icon="empty" {...props} />
    </div>
  );
}
