import type { AccountFormTexts } from "../shared-texts.ts";

export const accountForms: AccountFormTexts = {
  required: "Este campo es obligatorio.",
  email: "Este correo electrónico no es válido.",
  nickname: "De 5 a 64 caracteres: letras sin tilde ni eñe, cifras, guion, punto o guion bajo.",
  "password.length": "Al menos 8 caracteres.",
  "password.no-white-space": "Sin espacios.",
  "password.lower-case": "Al menos una minúscula.",
  "password.upper-case": "Al menos una mayúscula.",
  "password.symbol": "Al menos un carácter especial, por ejemplo ! ? - _",
  "password.common": "Esta contraseña es demasiado común: la adivinarían enseguida. Elige otra.",
  "mail.notSetUp":
    "El registro y los enlaces por correo aún no están disponibles en este sitio: su editor no ha indicado su dirección.",
  "login.locked":
    "Puede que alguien haya intentado adivinar tu contraseña. Siempre puedes entrar desde un dispositivo en el que ya hayas iniciado sesión, con una llave de acceso o con el enlace para contraseñas olvidadas.",
  "password.repeat": "Las dos contraseñas no coinciden.",
  approval: "Acepta las condiciones de uso y la política de privacidad.",
};
