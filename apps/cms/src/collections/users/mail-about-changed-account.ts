import { LOCALES } from '@beranda/contract';
import type { CollectionAfterChangeHook, CollectionAfterOperationHook, PayloadRequest } from 'payload';
import { runInBackground } from '#cms/http/background-tasks.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { escapeHtml } from '#cms/mail/escape-html.ts';

const texts = {
  email: {
    subject: bilingual('Alamat e-mail akun Anda diubah', 'The e-mail address of your account was changed'),
    text: bilingual(
      'Alamat e-mail akun Anda di back office baru saja diubah oleh {name}. Pesan untuk akun itu, termasuk tautan untuk kata sandi baru, sekarang dikirim ke alamat lain. Jika Anda tidak mengetahui perubahan ini, segera beri tahu administrator lain.',
      'The e-mail address of your account in the back office was changed just now by {name}. Mails about the account, links for a new password among them, now go to another address. If you did not know of this, tell another administrator at once.',
    ),
  },
  secondFactor: {
    subject: bilingual('Faktor kedua akun Anda dihapus', 'The second factor of your account was removed'),
    text: bilingual(
      'Faktor kedua akun Anda di back office baru saja dihapus oleh {name}, dan semua sesinya diakhiri. Jika Anda tidak memintanya, segera beri tahu administrator lain.',
      'The second factor of your account in the back office was removed just now by {name}, and all of its sessions ended. If you did not ask for this, tell another administrator at once.',
    ),
  },
} satisfies Record<string, { subject: Bilingual; text: Bilingual }>;

declare module 'payload' {
  interface RequestContext {
    /** The e-mail address that the request replaces. */
    formerEmail?: string;
  }
}

/**
 * Tells the owner of an account by mail what somebody with more rights has changed: whoever can receive its mails and has
 * its second factor can sign in as this person. In both languages, since that of the owner is not known.
 */
export function mailAboutChangedAccount(req: PayloadRequest, to: string, change: keyof typeof texts): void {
  const { subject, text } = texts[change];
  const name = escapeHtml(req.user?.name ?? '');
  const html = LOCALES.map((locale) => `<p>${text[locale].replace('{name}', () => name)}</p>`).join('');
  const sent = req.payload.sendEmail({
    to,
    subject: LOCALES.map((locale) => subject[locale]).join(' / '),
    html,
  });
  // The account is changed whether or not the mail server answers.
  runInBackground(req.payload, sent, 'The mail about a changed account was not sent');
}

/** Keeps the former address for the mail. */
export const keepFormerEmail: CollectionAfterChangeHook = ({ doc, operation, previousDoc, req }) => {
  if (operation === 'update' && req.user && previousDoc.email !== doc.email)
    req.context.formerEmail = previousDoc.email;
  return doc;
};

/** Mails the former address that the account now has another e-mail address. */
export const mailToFormerEmail: CollectionAfterOperationHook = ({ operation, req, result }) => {
  const { formerEmail } = req.context;
  if (operation !== 'updateByID' || formerEmail === undefined) return result;
  req.context.formerEmail = undefined;
  mailAboutChangedAccount(req, formerEmail, 'email');
  return result;
};
