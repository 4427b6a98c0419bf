import type { AccountErrorTexts } from "../shared-texts.ts";

export const accountErrors: AccountErrorTexts = {
  "account.error.server": "Wystąpił błąd serwera. Spróbuj ponownie później.",
  "account.error.login-failed": "Logowanie nie powiodło się: adres e-mail lub hasło jest nieprawidłowe.",
  "account.error.not-verified": "Twoje konto nie zostało jeszcze potwierdzone. Kliknij link w naszym e-mailu.",
  "account.error.invalid-password": "Hasło jest nieprawidłowe.",
  "account.error.not-a-robot": "Potwierdź, że nie jesteś robotem.",
  "account.error.email-used": "Ten adres e-mail jest już używany.",
  "account.error.consent-needed": "Wybierz, czy chcesz otrzymywać od nas wiadomości.",
};
