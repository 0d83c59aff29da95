import { expandQuery } from '@beranda/search';
import Link from 'next/link';
import * as z from 'zod';
import { readJson } from '#cms/admin/send-json.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { synonymGroupOf, synonymLine } from '../synonym-group.ts';

const texts = {
  noSynonym: bilingual('tanpa padanan', 'no synonym'),
  thisGroup: bilingual('kelompok ini', 'this group'),
  unread: bilingual(
    'Padanan tidak dapat dibaca. Coba lagi sebentar lagi.',
    'The synonyms could not be read. Try again in a moment.',
  ),
};

export type Translate = (text: { id: string; en: string }) => string;

const savedGroups = z.object({
  docs: z.array(
    z.object({
      /** Null: a new group. */
      id: z.union([z.number(), z.string()]).nullable(),
      words: z.string().nullish(),
      means: z.string().nullish(),
    }),
  ),
});
export type SavedGroup = z.infer<typeof savedGroups>['docs'][number];

/** The saved groups; null if they cannot be read. @param api path of the REST API */
export async function fetchGroups(api: string): Promise<SavedGroup[] | null> {
  const response = await fetch(`${api}/synonyms?depth=0&pagination=false&sort=id`).catch(() => null);
  const parsed = savedGroups.safeParse(response?.ok ? await readJson(response) : null);
  return parsed.success ? parsed.data.docs : null;
}

type Group = SavedGroup & { isInForm?: true };

/** The groups with the one in a form instead of its saved state. */
export function withGroup(groups: readonly SavedGroup[], group: SavedGroup | undefined): readonly Group[] {
  if (!group) return groups;
  return [...groups.filter(({ id }) => id !== group.id), { ...group, isInForm: true }];
}

type Props = {
  /** Path of the admin panel. */
  adminUrl: string;
  /** Null: they could not be read. */
  groups: readonly Group[] | null;
  query: string;
  translate: Translate;
};

/** Which words a query is expanded to, and the groups that say so. */
export function Expansions({ adminUrl, groups, query, translate }: Props) {
  if (!groups) return <p role="alert">{translate(texts.unread)}</p>;
  return (
    <ul className="try-search__words">
      {expandQuery(query, groups.map(synonymGroupOf)).map(({ groups: indexes, phrase, synonyms }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word may occur twice, and the list has no state
        <li key={index}>
          <strong>{phrase}</strong>{' '}
          {synonyms.length === 0 ? (
            <span className="try-search__quiet">({translate(texts.noSynonym)})</span>
          ) : (
            synonyms.join(', ')
          )}
          {indexes
            .flatMap((at) => groups[at] ?? [])
            .map((group) => (
              <span className="try-search__group" key={group.id}>
                {group.isInForm ? (
                  translate(texts.thisGroup)
                ) : (
                  <Link href={`${adminUrl}/collections/synonyms/${group.id}`} prefetch={false}>
                    {synonymLine(group)}
                  </Link>
                )}
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}
