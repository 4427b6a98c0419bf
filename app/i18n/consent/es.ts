import type { ConsentTexts } from "./fr.ts";

export const es: ConsentTexts = {
  title: "Tus preferencias",
  text: (brand) =>
    `Con tu consentimiento, y no antes, ${brand} usa los servicios siguientes. El sitio funciona igual de bien sin ellos. Tu respuesta se guarda 180 días en este navegador; puedes cambiarla al pie de cada página.`,
  refuse: "Rechazar todo",
  accept: "Aceptar todo",
  save: "Guardar mis preferencias",
  byPurpose: "Aceptar por finalidad",
  purposes: {
    measurement: { name: "Medición de audiencia", hint: "Contar las páginas y pantallas que abres." },
    advertising: { name: "Publicidad", hint: "Contar los clics hacia los anunciantes y cargar sus contenidos." },
  },
  receivers: (names) => `Destinatarios: ${names}`,
  more: "Más información",
  reopen: "Gestionar mis preferencias",
  advertisement: "Publicidad",
  privacyDescription:
    "Lo que Tribune sabe de sus visitantes: su país mientras se crea una página, y lo que han aceptado.",
  legalTitle: "Lo que puedes aceptar",
  legalTexts: [
    "No se mide nada ni se carga ningún script de otro sitio hasta que lo aceptas. Rechazar es tan fácil como aceptar, y el sitio sigue siendo el mismo.",
    "Tu respuesta se guarda 180 días en el almacenamiento de este navegador. Con «Gestionar mis preferencias», al pie de cada página, puedes retirarla: los servicios se detienen y se borran las cookies que han puesto en este sitio.",
  ],
};
