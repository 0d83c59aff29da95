import { z } from 'zod';
import { locale } from './content-parts.ts';

export const documentTypes = ['pdf', 'docx', 'xlsx'] as const;

/**
 * A file that visitors take with them. Its address, `/documents/{name}`, stays when the file is replaced.
 * The title is in the asked language, or Indonesian where there is no translation: `language` says which.
 */
export const documentFile = z.object({
  url: z.string(),
  title: z.string(),
  language: locale,
  bytes: z.number().int().positive(),
  type: z.enum(documentTypes),
});
export type DocumentFile = z.infer<typeof documentFile>;
