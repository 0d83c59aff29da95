import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** The longest reason of a correction, in characters. */
export const CONTACT_REASON_MAX_LENGTH = 500;

/** How the bank reaches the sender of a case: what staff can correct. */
export const CONTACT_FIELDS = ['senderEmail', 'senderPhone'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

export const contactLabels: Record<ContactField, Bilingual> = {
  senderEmail: bilingual('E-mail', 'E-mail'),
  senderPhone: bilingual('Telepon', 'Phone'),
};

type Event = { kind: string; field?: string | null };

/**
 * Which contact somebody has corrected, if an event says that. It is a note whose text is the reason, whose field is the
 * contact, and whose values are the former and the new one.
 */
export const correctedContactIn = ({ field, kind }: Event): ContactField | undefined =>
  kind === 'note' ? CONTACT_FIELDS.find((candidate) => candidate === field) : undefined;
