import type { LetterFile } from './make-letter.ts';

/** A letter as attachment of a mail. */
export const attachmentOf = ({ content, name }: LetterFile) => ({
  filename: name,
  content,
  contentType: 'application/pdf',
});
