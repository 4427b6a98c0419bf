import type { ConsentTexts } from "./fr.ts";

export const pt: ConsentTexts = {
  title: "As suas escolhas",
  text: (brand) =>
    `Com o seu consentimento, e não antes, ${brand} usa os serviços abaixo. O site funciona igualmente bem sem eles. A sua resposta fica guardada 180 dias neste navegador; pode alterá-la no fundo de cada página.`,
  refuse: "Recusar tudo",
  accept: "Aceitar tudo",
  save: "Guardar as minhas escolhas",
  byPurpose: "Aceitar por finalidade",
  purposes: {
    measurement: { name: "Medição de audiência", hint: "Contar as páginas e os ecrãs que abre." },
    advertising: { name: "Publicidade", hint: "Contar os cliques para anunciantes e carregar os seus conteúdos." },
  },
  receivers: (names) => `Destinatários: ${names}`,
  more: "Saber mais",
  reopen: "Gerir as minhas escolhas",
  advertisement: "Publicidade",
  privacyDescription:
    "O que a Tribune sabe dos seus visitantes: o país durante o tempo de uma página, e o que aceitaram.",
  legalTitle: "O que pode aceitar",
  legalTexts: [
    "Nada é medido e nenhum script de outro site é carregado enquanto não aceitar. Recusar é tão fácil como aceitar, e o site continua igual.",
    "A sua resposta fica guardada 180 dias no armazenamento deste navegador. “Gerir as minhas escolhas”, no fundo de cada página, permite retirá-la: os serviços param e os cookies que puseram neste site são apagados.",
  ],
};
