import type { ParticipantStatusTexts } from "../shared-texts.ts";

export const participantStatuses: ParticipantStatusTexts = {
  cutOff: "Falha o cut",
  disqualified: "Desclassificação",
  didNotStart: "Não partiu",
  didNotFinish: "Não terminou",
  madeCutDidNotFinish: "Passou o cut, não terminou",
  withdrawn: "Desistência",
  retired: "Abandono",
  didNotClassify: "Sem classificação",
  notQualified: "Não se qualificou",
  ownerPoints: "Pontos do proprietário",
  nonRunner: "Não corre",
  pulledUp: "Parou",
  unseatedRider: "Jóquei cuspido da sela",
  ranOut: "Saiu do percurso",
  fall: "Queda",
  broughtDown: "Derrubado",
  hitRails: "Bateu na vedação",
  refusedToRace: "Recusou partir",
  slippedUp: "Escorregou",
};
