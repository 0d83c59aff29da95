/** Fields of a form's body that protect it against scripts. Names of answers never begin with `_`. */
export const CAPTCHA_FIELDS = {
  /** The solved challenge. */
  solution: '_captcha',
  /** The question that replaces it without JavaScript, signed. */
  question: '_captchaQuestion',
  answer: '_captchaAnswer',
  /** When the form was rendered, signed. */
  issued: '_issued',
  /** Honeypot: hidden from people, so that only a script fills it in. */
  honeypot: '_website',
} as const;
