import type { Locale } from '@beranda/contract';
import type { Payload } from 'payload';
import { readGlobal } from '#cms/content/read-stored.ts';
import { phoneText } from '#cms/i18n/phone-text.ts';

/** The office that mails about a case name, as the site's settings have it. */
export async function readMailSender(payload: Payload, locale: Locale) {
  const { bankName, headOffice } = await readGlobal(payload, 'settings', locale);
  const { email, phone } = headOffice;
  return {
    bankName,
    phone: phoneText(phone, locale),
    /** Reply-To: answers and requested documents go to the office, because nobody reads the sender's address. */
    replyTo: { name: bankName, address: email },
  };
}
