import type { ParticipantStatusTexts } from "../shared-texts.ts";

export const participantStatuses: ParticipantStatusTexts = {
  cutOff: "No pasa el corte",
  disqualified: "Descalificación",
  didNotStart: "No toma la salida",
  didNotFinish: "No termina",
  madeCutDidNotFinish: "Pasa el corte, no termina",
  withdrawn: "Baja",
  retired: "Abandono",
  didNotClassify: "Sin clasificar",
  notQualified: "No se clasifica",
  ownerPoints: "Puntos del propietario",
  nonRunner: "No corre",
  pulledUp: "Se detiene",
  unseatedRider: "Desmonta al jinete",
  ranOut: "Se sale del recorrido",
  fall: "Caída",
  broughtDown: "Derribo",
  hitRails: "Choca con la valla",
  refusedToRace: "Se niega a correr",
  slippedUp: "Resbalón",
};
