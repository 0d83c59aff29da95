import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import type { Case } from '#cms/payload-types.ts';

/** How the sender asked to be contacted, as a sentence for staff; null where the form does not ask. */
export function preferredContactText({
  answers,
  senderEmail,
  senderPhone,
}: Pick<Case, 'answers' | 'senderEmail' | 'senderPhone'>): Bilingual | null {
  const { contactChannel } = answers;
  if (contactChannel === 'phone')
    return bilingual(
      `Pengirim minta dihubungi lewat telepon: ${senderPhone}.`,
      `The sender asked to be contacted by phone: ${senderPhone}.`,
    );
  if (contactChannel === 'email' && senderEmail)
    return bilingual(
      `Pengirim minta dihubungi lewat email: ${senderEmail}.`,
      `The sender asked to be contacted by e-mail: ${senderEmail}.`,
    );
  return null;
}
