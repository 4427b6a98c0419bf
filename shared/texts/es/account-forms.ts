import type { AccountFormTexts } from "../shared-texts.ts";

export const accountForms: AccountFormTexts = {
  required: "Este campo es obligatorio.",
  email: "Este correo electrónico no es válido.",
  nickname: "Al menos 5 caracteres: letras sin tilde ni eñe, cifras, guion, punto o guion bajo.",
  "password.length": "Al menos 8 caracteres.",
  "password.no-white-space": "Sin espacios.",
  "password.lower-case": "Al menos una minúscula.",
  "password.upper-case": "Al menos una mayúscula.",
  "password.symbol": "Al menos un carácter especial, por ejemplo ! ? - _",
  "password.common": "Esta contraseña es demasiado común: la adivinarían enseguida. Elige otra.",
  "password.repeat": "Las dos contraseñas no coinciden.",
  approval: "Acepta las condiciones de uso y la política de privacidad.",
};
