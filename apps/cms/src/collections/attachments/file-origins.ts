import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** Whose file it is that staff add to a case: only what came from the sender is acknowledged to them. */
export const FILE_ORIGINS = ['sender', 'bank'] as const;
export type FileOrigin = (typeof FILE_ORIGINS)[number];

/** Also the words of the history, whose events name the origin. */
export const fileOriginLabels: Record<FileOrigin, Bilingual> = {
  sender: bilingual('dari pengirim', 'from the sender'),
  bank: bilingual('dokumen internal bank', 'internal document of the bank'),
};
