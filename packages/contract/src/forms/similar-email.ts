import { isOneEditAway } from './one-edit.ts';
import { normalizePastedEmail } from './pasted-text.ts';

/** The domains that most people here have, in which a typing mistake is found. */
const DOMAINS = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.id',
  'ymail.com',
  'rocketmail.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
];

/** Other domains of providers, one letter away. */
const OTHERS = ['mail.com', 'email.com', 'yahoo.co.in'];

/** Domains that nobody has, further away than a typing mistake. */
const MISTAKEN: Readonly<Record<string, string>> = { 'gmail.co.id': 'gmail.com' };

/** The address that was probably meant, where the domain is one typing mistake away from a common one. */
export function similarEmail(typed: string): string | undefined {
  const address = normalizePastedEmail(typed);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  // Also while a domain is still being typed: `hotmail.co.` may become `hotmail.co.id`.
  const isKnownOrIncomplete = domain.endsWith('.') || DOMAINS.some((known) => known.startsWith(domain));
  if (at < 1 || isKnownOrIncomplete || OTHERS.includes(domain)) return undefined;
  const meant = Object.hasOwn(MISTAKEN, domain)
    ? MISTAKEN[domain]
    : DOMAINS.find((known) => isOneEditAway(domain, known));
  return meant && `${address.slice(0, at)}@${meant}`;
}
