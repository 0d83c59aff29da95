import type { Locale } from '@beranda/contract';
import type { Bilingual } from '#cms/i18n/bilingual.ts';
import { escapeHtml } from '#cms/mail/escape-html.ts';
import { INVITATION_DAYS } from '../invitations/invitation-days.ts';
import { invitationTexts as texts } from '../invitations/texts.ts';
import { PASSWORD_MIN_LENGTH } from '../reject-short-password.ts';

type Invitation = {
  name: string;
  link: string;
  language: Locale;
  /** Whether the link is for a password; otherwise it leads to the sign-in with the identity provider. */
  hasPassword: boolean;
};

/** The mail to a person for whom an account was created. */
export function invitationMail({ hasPassword, language, link, name }: Invitation) {
  const translate = (text: Bilingual) =>
    text[language]
      .replace('{days}', String(INVITATION_DAYS))
      .replace('{characters}', String(PASSWORD_MIN_LENGTH));
  const paragraphs = [
    translate(texts.greeting).replace('{name}', () => escapeHtml(name)),
    `<a href="${escapeHtml(link)}">${translate(hasPassword ? texts.choose : texts.signIn)}</a>`,
    ...(hasPassword ? [translate(texts.validFor)] : []),
  ];
  return {
    subject: translate(texts.subject),
    html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
  };
}
