import type { SettingsTexts } from "./fr.ts";

export const pt: SettingsTexts = {
  settings: "Definições",
  settingsDescription:
    "Tema, datas e horas, notificações, sons e atraso dos resultados: ajuste a Tribune à sua maneira.",
  settingsHint:
    "Cada escolha vale de imediato e fica neste dispositivo. Com uma conta, as notificações e a ordem dos seus jogos são as mesmas em todos os seus dispositivos.",
  needsScripts: "Estas definições precisam de JavaScript. Sem ele, o tema é claro.",
  needsNetwork: "Sem ligação: esta escolha precisa da rede. Repita-a quando voltar.",
  theme: "Tema",
  themeHint: "“Sistema” segue a definição do seu dispositivo.",
  language: "Idioma",
  languageHint: "Outro idioma leva à mesma página no seu site.",
  zone: {
    title: "Fuso horário",
    hint: "As horas de todas as páginas, também em direto. O dia começa à meia-noite deste fuso.",
    device: "Como este dispositivo",
    choose: "Escolher",
  },
  motion: {
    title: "Movimento",
    hint: "“Menos” para o que se move no ecrã; “Sistema” segue a definição do seu dispositivo.",
    choices: { system: "Sistema", less: "Menos" },
  },
  dates: {
    title: "Datas e horas",
    hint: "Como as listas e os jogos escrevem as horas e os dias.",
    hours: "Horas",
    order: "Ordem das datas",
  },
  keys: "Atalhos de teclado",
  keysHint: "Basta uma tecla, fora dos campos de texto.",
  keysOn: "Usar os atalhos de teclado",
  keyNames: [
    ["j", "Jogo seguinte"],
    ["k", "Jogo anterior"],
    ["f", "Seguir ou deixar de seguir o jogo escolhido"],
    ["/", "Pesquisar"],
    ["?", "Estas definições"],
  ],
  notifications: "Notificações",
  notificationsHint:
    "O que acontece nos jogos que segue, ao fundo de cada página, enquanto a Tribune estiver aberta num ecrã largo.",
  notificationChoices: { yessound: "Com som", yessilent: "Sem som", no: "Nenhuma" },
  sports: "Notificações por desporto",
  sportsHint: "Desmarque um desporto para não receber mais nada dos seus jogos, nem aqui nem com a Tribune fechada.",
  sportsNone: "Siga um jogo para escolher as suas notificações.",
  webPush: {
    title: "Quando a Tribune está fechada",
    hint: "Um aviso do seu dispositivo sobre os jogos que segue. Pode desligá-lo aqui a qualquer momento.",
    on: "Avisar-me quando a Tribune está fechada",
    kindsTitle: "Avisar-me de",
    kinds: { score: "Resultados", card: "Cartões vermelhos", period: "Períodos", start: "Inícios", end: "Finais" },
    problems: {
      blocked: "As notificações estão bloqueadas: permita-as para este site nas definições do navegador e volte aqui.",
      failed: "O navegador não conseguiu ligar os avisos. Tente de novo.",
      install: "No iPhone e no iPad, adicione primeiro a Tribune ao ecrã principal e abra-a a partir daí.",
      none: "Este navegador não consegue receber avisos de um site fechado.",
    },
  },
  odds: {
    title: "Odds",
    format: "Formato das odds",
    formats: { eu: "Decimais", uk: "Fracionárias", us: "Americanas", hk: "Hong Kong", ma: "Malaias", in: "Indonésias" },
    inRows: "Também nas listas no telemóvel",
    hints: {
      on: "As odds aparecem onde a lei o permite. Se as ocultar, deixam de ser enviadas para este navegador.",
      off: "As odds estão ocultas: nenhuma é enviada para este navegador.",
    },
    switches: { on: "Mostrar as odds", off: "Ocultar as odds" },
  },
  searches: "Pesquisas recentes",
  searchesHint: "As páginas a que as suas pesquisas levaram, apenas neste dispositivo.",
  forget: "Apagar as pesquisas",
  forgotten: "Pesquisas apagadas",
  mobile: "A Tribune no seu telemóvel",
  mobileDescription:
    "Ponha a Tribune no ecrã principal do telemóvel: os resultados em direto com um toque, sem loja de aplicações.",
  mobileHint: "O site é a aplicação: nada para descarregar, sempre atualizado.",
  install: "Instalar a Tribune",
  installed: "A Tribune está instalada neste dispositivo.",
  steps: [
    { title: "iPhone e iPad (Safari)", text: "Toque em “Partilhar” e depois em “Adicionar ao ecrã principal”." },
    { title: "Android (Chrome)", text: "Abra o menu ⋮ e escolha “Adicionar ao ecrã principal”." },
    { title: "Computador", text: "Na barra de endereço do Chrome ou do Edge, escolha “Instalar”." },
  ],
};
