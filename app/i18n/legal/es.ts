import type { LegalDocument } from "../../../shared/addresses/plain-words.ts";
import type { LegalText } from "./fr.ts";

export const es: Readonly<Record<LegalDocument, LegalText>> = {
  terms: {
    title: "Condiciones de uso",
    description: "Qué muestra Tribune, de dónde vienen los datos y qué se puede hacer con ellos.",
    sections: [
      {
        title: "Qué muestra el sitio",
        texts: [
          "Tribune muestra marcadores en directo, resultados, calendarios, clasificaciones y noticias de deporte. El acceso es libre y no requiere cuenta.",
          "Los partidos señalados como simulados son inventados, como demostración. También lo son sus cuotas: no se puede apostar.",
        ],
      },
      {
        title: "Exactitud",
        texts: [
          "Los datos proceden de proveedores y pueden llegar con retraso, estar incompletos o corregirse después. Solo da fe lo que publica el organizador de cada competición.",
          "No tomes ninguna decisión sobre tu dinero basándote solo en este sitio.",
        ],
      },
      {
        title: "Uso",
        texts: [
          "Las páginas se pueden leer, compartir y citar con un enlace. Se rechazan las peticiones automáticas excesivas para que el sitio siga siendo rápido para todos.",
          "Los nombres y los colores de los clubes y de las competiciones pertenecen a sus titulares.",
        ],
      },
    ],
  },
  privacy: {
    title: "Privacidad",
    description: "Qué sabe Tribune de quien la visita: su país mientras se carga una página, y nada más.",
    sections: [
      {
        title: "Qué se queda en tu navegador",
        texts: [
          "Los partidos que sigues, las ligas fijadas, tus ajustes y tus últimas búsquedas se guardan en este navegador y no salen de él. Desde los ajustes se pueden borrar las búsquedas; al borrar los datos del sitio se borra todo.",
          "Para funcionar sin conexión, el navegador guarda una copia de las últimas páginas que has visto.",
        ],
      },
      {
        title: "Qué procesa el servidor",
        texts: [
          "El país, la región y la zona horaria que la red asocia a tu conexión determinan las horas que ves y lo que la ley de tu país permite mostrar. No se registran.",
          "Tu dirección IP sirve para contar las peticiones del último minuto y evitar abusos. No se vincula a ningún perfil.",
          "Para seguir un partido en directo, el navegador mantiene abierta una conexión e indica los partidos que sigue. Esa lista desaparece con la conexión.",
        ],
      },
      {
        title: "Si creas una cuenta",
        texts: [
          "La cuenta es opcional. Contiene tu dirección, un resumen cifrado de tu contraseña, tus consentimientos y lo que sigues, para que lo encuentres en tus dispositivos. Nada de ello se comparte ni se usa para publicidad.",
          "En la página «Mi cuenta» puedes descargarlo todo y eliminar la cuenta.",
        ],
      },
      {
        title: "Qué no hay",
        texts: [],
        untracked: ["Ni publicidad personalizada, ni medición de audiencia, ni scripts de otros sitios."],
      },
      {
        title: "Tus derechos",
        texts: [
          "Sin cuenta, el sitio no guarda ningún dato que permita reconocerte, así que aquí no hay nada que consultar ni que borrar. Para cualquier pregunta, escribe al editor del sitio.",
        ],
      },
    ],
  },
  cookies: {
    title: "Cookies",
    description:
      "Tribune solo instala una cookie para recordar lo que el servidor debe saber de tus elecciones; lo demás sirve solo a quien lo usa.",
    sections: [
      {
        title: "Ocho cookies, y ninguna más",
        texts: [
          "«tribune_odds» recuerda durante un año que has ocultado las cuotas; «tribune_age», seguida del lugar, recuerda durante 90 días tu respuesta sobre la edad, allí donde se pregunta. El servidor tiene que leerlas para no enviar cuotas; no contienen nada más.",
          "«veil» recuerda que has pedido ocultar los resultados o verlos más tarde, para que el servidor no los envíe.",
          "«tribune_clock» y «tribune_dates» recuerdan durante un año cómo quieres leer las horas y las fechas.",
          "«tribune_zone» recuerda durante un año la zona horaria que has elegido, «tribune_device_zone» la de tu dispositivo cuando su hora no es la del lugar desde el que vienes, «fs_of», seguida del idioma, el formato de las cuotas que has elegido.",
        ],
        untracked: ["No se instala ninguna otra cookie, ni propia ni de terceros. Por eso no hay nada que aceptar."],
      },
      {
        title: "El almacenamiento del navegador",
        texts: [
          "El sitio guarda en el navegador lo que has elegido: partidos seguidos (dos días), ligas fijadas, ligas abiertas o cerradas, tema, notificaciones, atajos de teclado y búsquedas recientes. Esa información solo se envía si tienes una cuenta, para tus otros dispositivos.",
          "También cuenta ahí tus visitas, hasta cuatro, para ofrecerte una vez tu idioma.",
          "Si pides avisos con el sitio cerrado, este guarda la dirección que le da el servicio de notificaciones de tu navegador y los próximos partidos que sigues, hasta que terminen o hasta que lo desactives. Los mensajes van cifrados solo para tu navegador.",
          "Tu navegador permite borrarla en cualquier momento; el sitio también funciona sin ella.",
        ],
      },
    ],
  },
  gambling: {
    title: "Juego responsable",
    description: "Las cuotas son orientativas; dónde encontrar ayuda cuando el juego ocupa demasiado.",
    sections: [
      {
        title: "Qué son aquí las cuotas",
        texts: [
          "Tribune no acepta apuestas. Las cuotas se dan a título informativo y solo donde la ley lo permite.",
          "Los juegos de azar están prohibidos a los menores de edad.",
        ],
      },
      {
        title: "Mantener el control",
        texts: [
          "Fija una cantidad y un tiempo antes de jugar y respétalos. No juegues nunca para recuperar lo perdido ni con dinero prestado.",
          "Los operadores autorizados deben ofrecer límites de depósito, de apuesta y de tiempo, además de la autoexclusión.",
        ],
      },
    ],
  },
};
