import type { AccountErrorTexts } from "../shared-texts.ts";

export const accountErrors: AccountErrorTexts = {
  "account.error.server": "حدث خطأ في الخادم. أعد المحاولة لاحقًا.",
  "account.error.login-failed": "تعذّر تسجيل الدخول: البريد الإلكتروني أو كلمة المرور غير صحيحة.",
  "account.error.not-verified": "لم يُؤكَّد حسابك بعد. افتح الرابط الذي أرسلناه إلى بريدك.",
  "account.error.invalid-password": "كلمة المرور غير صحيحة.",
  "account.error.not-a-robot": "أكِّد أنك لست برنامجًا آليًا.",
  "account.error.email-used": "هذا البريد الإلكتروني مستخدم من قبل.",
  "account.error.consent-needed": "أخبرنا إن كنت تريد أن تصلك رسائلنا.",
};
