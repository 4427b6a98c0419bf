import type { AccountFormTexts } from "../shared-texts.ts";

export const accountForms: AccountFormTexts = {
  required: "هذا الحقل مطلوب.",
  email: "هذا البريد الإلكتروني غير صالح.",
  nickname: "5 رموز على الأقل: حروف لاتينية وأرقام وشرطة أو نقطة أو شرطة سفلية.",
  "password.length": "8 رموز على الأقل.",
  "password.no-white-space": "من دون مسافات.",
  "password.lower-case": "حرف لاتيني صغير واحد على الأقل.",
  "password.upper-case": "حرف لاتيني كبير واحد على الأقل.",
  "password.symbol": "رمز خاص واحد على الأقل، مثل ! ? - _",
  "password.common": "كلمة المرور هذه شائعة جدًا ويسهل تخمينها. اختر غيرها.",
  "password.repeat": "كلمتا المرور مختلفتان.",
  approval: "اقبل شروط الاستخدام وسياسة الخصوصية.",
};
