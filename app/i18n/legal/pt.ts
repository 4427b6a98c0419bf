import type { LegalDocument } from "../../../shared/addresses/plain-words.ts";
import type { LegalText } from "./fr.ts";

export const pt: Readonly<Record<LegalDocument, LegalText>> = {
  terms: {
    title: "Condições de utilização",
    description: "O que a Tribune mostra, de onde vêm os dados e o que se pode fazer com eles.",
    sections: [
      {
        title: "O que o site mostra",
        texts: [
          "A Tribune mostra resultados em direto, resultados finais, calendários, classificações e notícias de desporto. O acesso é livre e não exige conta.",
          "Os jogos assinalados como simulados são inventados, para demonstração. As suas odds também: não é possível apostar.",
        ],
      },
      {
        title: "Exatidão",
        texts: [
          "Os dados vêm de fornecedores e podem chegar atrasados, estar incompletos ou ser corrigidos depois. Só faz fé o que o organizador de cada competição publica.",
          "Não tome decisões sobre dinheiro com base apenas neste site.",
        ],
      },
      {
        title: "Utilização",
        texts: [
          "As páginas podem ser lidas, partilhadas e citadas com uma ligação. Os pedidos automáticos em excesso são recusados, para que o site continue rápido para todos.",
          "Os nomes e as cores dos clubes e das competições pertencem aos respetivos titulares.",
        ],
      },
    ],
  },
  privacy: {
    title: "Privacidade",
    description: "O que a Tribune sabe de quem a visita: o país, durante uma página, e mais nada.",
    sections: [
      {
        title: "O que fica no seu navegador",
        texts: [
          "Os jogos que segue, as ligas afixadas, as suas definições e as últimas pesquisas ficam neste navegador e não saem dele. As definições permitem apagar as pesquisas; apagar os dados do site apaga tudo.",
          "Para funcionar sem rede, o navegador guarda uma cópia das últimas páginas vistas.",
        ],
      },
      {
        title: "O que o servidor trata",
        texts: [
          "O país, a região e o fuso horário que a rede associa à sua ligação determinam as horas mostradas e o que a lei do seu país permite mostrar. Não são registados.",
          "O seu endereço IP serve para contar os pedidos do último minuto, contra abusos. Não está ligado a nenhum perfil.",
          "Para seguir um jogo em direto, o navegador mantém uma ligação aberta e indica os jogos que segue. Essa lista desaparece com a ligação.",
        ],
      },
      {
        title: "Se criar uma conta",
        texts: [
          "A conta é facultativa. Contém o seu endereço, um resumo da palavra-passe, os seus consentimentos e o que segue, para o reencontrar nos seus dispositivos. Nada disto é partilhado nem usado para publicidade.",
          "A página “A minha conta” permite descarregar tudo e eliminar a conta.",
        ],
      },
      {
        title: "O que não existe",
        texts: [],
        untracked: ["Nem publicidade dirigida, nem medição de audiências, nem scripts de outros sites."],
      },
      {
        title: "Os seus direitos",
        texts: [
          "Sem conta, o site não tem nenhum dado que permita reconhecê-lo; por isso, não há aqui nada a pedir nem a apagar. Para qualquer questão, escreva ao editor do site.",
        ],
      },
    ],
  },
  cookies: {
    title: "Cookies",
    description:
      "A Tribune só usa um cookie para recordar o que o servidor tem de saber das suas escolhas; o resto serve apenas quem o usa.",
    sections: [
      {
        title: "Oito cookies, e mais nenhum",
        texts: [
          "“tribune_odds” recorda durante um ano que ocultou as odds; “tribune_age”, seguido do local, recorda durante 90 dias a sua resposta sobre a idade, onde ela é pedida. O servidor tem de os ler para não enviar odds; não contêm mais nada.",
          "“veil” recorda que pediu para ocultar os resultados ou para os ver mais tarde, para que o servidor não os envie.",
          "“tribune_clock” e “tribune_dates” recordam durante um ano como quer ler as horas e as datas.",
          "“tribune_zone” recorda durante um ano o fuso horário que escolheu, “tribune_device_zone” o do seu dispositivo quando a hora dele não é a do local de onde vem, “fs_of”, seguido da língua, o formato das odds que escolheu.",
        ],
        untracked: ["Não é usado mais nenhum cookie, nem próprio nem de terceiros. Por isso, não há nada a aceitar."],
      },
      {
        title: "O armazenamento do navegador",
        texts: [
          "O site guarda no navegador o que escolheu: jogos seguidos (dois dias), ligas afixadas, ligas abertas ou fechadas, tema, notificações, atalhos de teclado, pesquisas recentes. Estas escolhas só são enviadas se tiver uma conta, para os seus outros dispositivos.",
          "Conta também aí as suas visitas, até quatro, para lhe propor uma vez a sua língua.",
          "Se pedir avisos com o site fechado, este guarda o endereço que o serviço de notificações do seu navegador lhe dá e os próximos jogos que segue, até esses jogos acabarem ou até os desligar. As mensagens são cifradas apenas para o seu navegador.",
          "O seu navegador permite apagá-las em qualquer altura; o site também funciona sem elas.",
        ],
      },
    ],
  },
  gambling: {
    title: "Jogo responsável",
    description: "As odds são indicativas; onde encontrar ajuda quando o jogo ocupa demasiado espaço.",
    sections: [
      {
        title: "O que são aqui as odds",
        texts: [
          "A Tribune não aceita apostas. As odds são dadas a título informativo, e apenas onde a lei o permite.",
          "Os jogos a dinheiro são proibidos a menores.",
        ],
      },
      {
        title: "Manter o controlo",
        texts: [
          "Defina uma quantia e um tempo antes de jogar, e respeite-os. Nunca jogue para recuperar uma perda, nem com dinheiro emprestado.",
          "Os operadores licenciados têm de oferecer limites de depósito, de aposta e de tempo, bem como a autoexclusão.",
        ],
      },
    ],
  },
};
