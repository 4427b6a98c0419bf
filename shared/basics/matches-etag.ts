/** Whether an `if-none-match` header names this entity tag, weak or strong; weak comparison, as GET asks for. */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const own = withoutWeakness(etag);
  return ifNoneMatch.split(",").some((tag) => {
    const wanted = withoutWeakness(tag.trim());
    return wanted === own || wanted === "*";
  });
}

const withoutWeakness = (tag: string): string => tag.replace(/^W\//, "");
