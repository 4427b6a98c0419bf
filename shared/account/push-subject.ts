/** The push subject that carries an account's changes (A7.02). */
export const profileSubject = (profileId: string, namespace: string): string => `lsid_${profileId}_${namespace}`;

export function parseProfileSubject(
  subject: string,
): { readonly profileId: string; readonly namespace: string } | null {
  const match = /^lsid_([^_]+)_(.+)$/.exec(subject);
  return match === null ? null : { profileId: match[1] ?? "", namespace: match[2] ?? "" };
}
