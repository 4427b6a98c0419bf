import type { SettingsTexts } from "./fr.ts";

export const es: SettingsTexts = {
  settings: "Ajustes",
  settingsDescription:
    "Tema, fechas y horas, notificaciones, sonidos y retraso de los resultados: ajusta Tribune a tu manera.",
  settingsHint:
    "Cada cambio se aplica al momento y se guarda en este dispositivo. Con una cuenta, las notificaciones y el orden de tus partidos son los mismos en todos tus dispositivos.",
  needsScripts: "Estos ajustes necesitan JavaScript. Sin él, el tema es claro.",
  needsNetwork: "Sin conexión: este ajuste necesita la red. Repítelo cuando vuelva.",
  theme: "Tema",
  themeHint: "«Sistema» sigue el ajuste de tu dispositivo.",
  language: "Idioma",
  languageHint: "Otro idioma lleva a la misma página de su sitio.",
  zone: {
    title: "Zona horaria",
    hint: "Las horas de todas las páginas, también en directo. El día empieza a medianoche de esta zona.",
    device: "Como este dispositivo",
    choose: "Elegir",
  },
  motion: {
    title: "Movimiento",
    hint: "«Menos» detiene lo que se mueve en la pantalla; «Sistema» sigue el ajuste de tu dispositivo.",
    choices: { system: "Sistema", less: "Menos" },
  },
  dates: {
    title: "Fechas y horas",
    hint: "Cómo se escriben las horas y los días en las listas y los partidos.",
    hours: "Horas",
    order: "Orden de las fechas",
  },
  keys: "Atajos de teclado",
  keysHint: "Basta una tecla, fuera de los campos de texto.",
  keysOn: "Usar los atajos de teclado",
  keyNames: [
    ["j", "Partido siguiente"],
    ["k", "Partido anterior"],
    ["f", "Seguir el partido elegido o dejar de seguirlo"],
    ["/", "Buscar"],
    ["?", "Estos ajustes"],
  ],
  notifications: "Notificaciones",
  notificationsHint:
    "Lo que ocurre en los partidos que sigues, al pie de cada página, mientras Tribune esté abierta en una pantalla ancha.",
  notificationChoices: { yessound: "Con sonido", yessilent: "Sin sonido", no: "Ninguna" },
  sports: "Notificaciones por deporte",
  sportsHint: "Desmarca un deporte para no recibir nada de sus partidos, ni aquí ni con Tribune cerrada.",
  sportsNone: "Sigue un partido para elegir sus notificaciones.",
  webPush: {
    title: "Cuando Tribune está cerrada",
    hint: "Un aviso de tu dispositivo sobre los partidos que sigues. Puedes quitarlo aquí cuando quieras.",
    on: "Avisarme cuando Tribune está cerrada",
    kindsTitle: "Avisarme de",
    kinds: { score: "Marcadores", card: "Tarjetas rojas", period: "Periodos", start: "Comienzos", end: "Finales" },
    problems: {
      blocked:
        "Las notificaciones están bloqueadas: permítelas para este sitio en los ajustes del navegador y vuelve aquí.",
      failed: "El navegador no ha podido activar los avisos. Inténtalo de nuevo.",
      install: "En iPhone y iPad, añade primero Tribune a la pantalla de inicio y ábrela desde allí.",
      none: "Este navegador no puede recibir avisos de un sitio cerrado.",
    },
  },
  odds: {
    title: "Cuotas",
    format: "Formato de las cuotas",
    formats: {
      eu: "Decimales",
      uk: "Fraccionarias",
      us: "Americanas",
      hk: "Hong Kong",
      ma: "Malayas",
      in: "Indonesias",
    },
    inRows: "También en las listas del móvil",
    hints: {
      on: "Las cuotas se muestran donde la ley lo permite. Si las ocultas, dejan de enviarse a este navegador.",
      off: "Las cuotas están ocultas: no se envía ninguna a este navegador.",
    },
    switches: { on: "Mostrar las cuotas", off: "Ocultar las cuotas" },
  },
  searches: "Búsquedas recientes",
  searchesHint: "Las páginas a las que te han llevado tus búsquedas, solo en este dispositivo.",
  forget: "Borrar las búsquedas",
  forgotten: "Búsquedas borradas",
  mobile: "Tribune en tu móvil",
  mobileDescription:
    "Instala Tribune en la pantalla de inicio de tu móvil: los marcadores en directo con un toque, sin tienda de aplicaciones.",
  mobileHint: "La web es la aplicación: nada que descargar y siempre al día.",
  install: "Instalar Tribune",
  installed: "Tribune está instalada en este dispositivo.",
  steps: [
    { title: "iPhone y iPad (Safari)", text: "Toca «Compartir» y después «Añadir a pantalla de inicio»." },
    { title: "Android (Chrome)", text: "Abre el menú ⋮ y elige «Añadir a pantalla de inicio»." },
    { title: "Ordenador", text: "En la barra de direcciones de Chrome o Edge, elige «Instalar»." },
  ],
};
