import { createPlural } from "../../../shared/texts/plural.ts";
import type { SeldomTexts } from "./fr.ts";

const plural = createPlural("es");

export const es: SeldomTexts = {
  emptyDay: "No hay partidos este día",
  emptyFieldDay: "No hay pruebas este día",
  emptyDayHint: "Elige otro día en el calendario.",
  comingNext: (date: string) => `Próxima cita: ${date}`,
  emptyLive: "No hay ningún partido en directo",
  emptyFinished: "Aún no ha acabado ningún partido este día",
  emptyScheduled: "No quedan partidos por jugar este día",
  emptyMine: "No sigues ningún partido este día",
  emptyMineHint: "Toca la estrella de un partido para encontrarlo aquí. Tu selección se guarda en este navegador.",
  otherDays: "Los que sigues otros días",
  seeAll: "Ver todos los partidos",
  seeToday: "Volver a hoy",
  myGamesFull: (limit) => `Ya sigues ${limit} partidos, el máximo. Quita uno para añadir otro.`,
  notFollowable: (pastDays, futureDays) =>
    `Se pueden seguir los partidos desde hace ${plural(pastDays, { one: `${pastDays} día`, other: `${pastDays} días` })} hasta dentro de ${futureDays} días.`,
};
