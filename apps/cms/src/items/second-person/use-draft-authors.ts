import { isLocale } from '@beranda/contract';
import { useAuth, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { isAuthor, listAuthors, parseDraftAuthors } from '../save/draft-authors.ts';

/**
 * The authors of the unpublished changes in the form's language, as of the last save.
 *
 * @returns whether the user is one of them, and the names of the others.
 */
export function useDraftAuthors(): { isOwn: boolean; others: string[] } {
  const { data } = useDocumentInfo();
  const { user } = useAuth();
  const { code } = useLocale();
  const authors = parseDraftAuthors(data?.draftAuthors);
  if (!authors || !user || !isLocale(code)) return { isOwn: false, others: [] };
  const parts = [code, 'shared'] as const;
  const others = listAuthors(authors, parts).filter((one) => String(one.user) !== String(user.id));
  return { isOwn: isAuthor(authors, parts, user.id), others: others.map(({ name }) => name) };
}
