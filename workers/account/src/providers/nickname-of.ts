import { emptyNickname, isNickname } from "../../../../shared/accounts/nickname.ts";

/** A name of a person as a nickname, "Élodie Durand" as "Elodie.Durand"; none where that is not one (A5.03). */
export function nicknameOf(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").replace(/['’]/g, "");
  const nickname = plain.trim().replace(/\s+/g, ".");
  return isNickname(nickname) ? nickname : emptyNickname;
}
