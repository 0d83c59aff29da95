import { z } from 'zod';
import { locale } from './content-parts.ts';

export const documentTypes = ['pdf', 'docx', 'xlsx'] as const;

/**
 * A downloadable file. Its URL, `/documents/{name}`, is stable when the file is replaced. The title is in the requested
 * language, or Indonesian if untranslated; see `language`.
 */
export const documentFile = z.object({
  url: z.string(),
  title: z.string(),
  language: locale,
  bytes: z.number().int().positive(),
  type: z.enum(documentTypes),
});
export type DocumentFile = z.infer<typeof documentFile>;
