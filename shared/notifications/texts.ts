/** What a notification says. Corrections take back a score and name the cause where it is known. */
export const messages = [
  "finished",
  "goal",
  "set",
  "game",
  "correction",
  "correction-coach-challenge",
  "correction-foul",
  "correction-handball",
  "correction-offside",
  "correction-video-review",
] as const;
export type Message = (typeof messages)[number];

/** The texts of every shipped language, one for each message in its order: what is sent is what is recognised (C4.40). */
const textsByLanguage = {
  en: [
    "Finished.",
    "Goal!",
    "Set!",
    "Game!",
    "Correction.",
    "Correction: coach challenge.",
    "Correction: foul.",
    "Correction: handball.",
    "Correction: offside.",
    "Correction: video review.",
  ],
  fr: [
    "Terminé.",
    "But !",
    "Set !",
    "Jeu !",
    "Correction.",
    "Correction : challenge de l'entraîneur.",
    "Correction : faute.",
    "Correction : main.",
    "Correction : hors-jeu.",
    "Correction : arbitrage vidéo.",
  ],
  de: [
    "Beendet.",
    "Tor!",
    "Satz!",
    "Spiel!",
    "Korrektur.",
    "Korrektur: Coach's Challenge.",
    "Korrektur: Foul.",
    "Korrektur: Handspiel.",
    "Korrektur: Abseits.",
    "Korrektur: Videobeweis.",
  ],
  es: [
    "Finalizado.",
    "¡Gol!",
    "¡Set!",
    "¡Juego!",
    "Corrección.",
    "Corrección: revisión pedida por el entrenador.",
    "Corrección: falta.",
    "Corrección: mano.",
    "Corrección: fuera de juego.",
    "Corrección: revisión de vídeo.",
  ],
  it: [
    "Finita.",
    "Gol!",
    "Set!",
    "Game!",
    "Correzione.",
    "Correzione: challenge dell'allenatore.",
    "Correzione: fallo.",
    "Correzione: fallo di mano.",
    "Correzione: fuorigioco.",
    "Correzione: revisione al video.",
  ],
  pt: [
    "Terminado.",
    "Golo!",
    "Set!",
    "Jogo!",
    "Correção.",
    "Correção: desafio do treinador.",
    "Correção: falta.",
    "Correção: mão na bola.",
    "Correção: fora de jogo.",
    "Correção: videoárbitro.",
  ],
  nl: [
    "Afgelopen.",
    "Doelpunt!",
    "Set!",
    "Game!",
    "Correctie.",
    "Correctie: challenge van de coach.",
    "Correctie: overtreding.",
    "Correctie: hands.",
    "Correctie: buitenspel.",
    "Correctie: videoscheidsrechter.",
  ],
  pl: [
    "Koniec.",
    "Gol!",
    "Set!",
    "Gem!",
    "Korekta.",
    "Korekta: challenge trenera.",
    "Korekta: faul.",
    "Korekta: zagranie ręką.",
    "Korekta: spalony.",
    "Korekta: wideoweryfikacja.",
  ],
} as const satisfies Record<string, readonly string[] & { readonly length: (typeof messages)["length"] }>;

export type NotificationLanguage = keyof typeof textsByLanguage;
export const notificationLanguages = Object.keys(textsByLanguage) as readonly NotificationLanguage[];

export const toNotificationText = (message: Message, language: NotificationLanguage): string =>
  textsByLanguage[language][messages.indexOf(message)] ?? "";

/** The message of a text in any shipped language, null for any other text. Case and kinds of space do not matter. */
export const recogniseMessage = (text: string): Message | null => messageByText.get(normalise(text)) ?? null;

/** `\s` takes in the no-break spaces that French puts before its marks; they may also be missing. */
const normalise = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll("’", "'")
    .replaceAll(/\s+(?=[!:])/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();

const messageByText = new Map(
  notificationLanguages.flatMap((language) =>
    messages.map((message) => [normalise(toNotificationText(message, language)), message] as const),
  ),
);
