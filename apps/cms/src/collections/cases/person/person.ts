import * as z from 'zod';

/** Search for the cases of a person: by the e-mail address or phone number that they have typed. */
export const person = z
  .object({
    email: z.string().trim().max(254).optional(),
    phone: z.string().trim().max(30).optional(),
  })
  .refine(({ email, phone }) => email || (phone && phoneKeyOf(phone).length >= MIN_NUMBER_LENGTH));

export type Person = z.infer<typeof person>;

/** Shorter ones would match too many people. */
const MIN_NUMBER_LENGTH = 8;

/**
 * The key of a phone number, the same for all its spellings: its digits, with a zero in place of the country code of
 * Indonesia. So +62 812, +62 (0)812, 0062 812 and 0812 have one key. Other numbers keep their country code, so +65 and
 * 0065 have one, too. A part of a number stays one. `008 65 …`, a prefix of Indonesian operators, stays as typed.
 */
export function phoneKeyOf(phone: string): string {
  return phone
    .trim()
    .replace(/^00\s*(?=[1-7]|[89]\d)/, '')
    .replaceAll(/\D/g, '')
    .replace(/^(?:00)?620?/, '0');
}

/**
 * The keys under which cases of a phone number are stored, in the present spelling first. A key is written with each save
 * of its case; formerly the zero of +62 (0)812 and those of 0062 812 and 0065 stayed in it. Can go once the cases of then
 * are erased.
 */
export function phoneKeysOf(phone: string): string[] {
  const key = phoneKeyOf(phone);
  return key.startsWith('0') ? [key, `0${key}`, `0062${key.slice(1)}`, `0062${key}`] : [key, `00${key}`];
}

/** The key of an e-mail address: addresses are compared without case. */
export const emailKeyOf = (email: string) => email.trim().toLowerCase();
