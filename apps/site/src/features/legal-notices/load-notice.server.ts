import type { Locale, NoticeKind } from '@beranda/contract';
import { languageOf } from '#src/components/language-of.ts';
import type { Content } from '#src/content/client.ts';
import type { Loader, LoaderInput } from '#src/content/loading.ts';
import { notFound } from '#src/content/page-error.ts';
import { messagesOf } from '#src/i18n/messages.ts';
import type { NoticePageData, NoticeVersionText } from './notice-page.tsx';
import { sectionsOf } from './sections.server.ts';
import type { NoticeVersion } from './versions.tsx';

/**
 * A page of notices of one kind: the version in force, or the one that the query parameter `version` names. A version
 * whose day has not come is seen by nobody but its editors.
 */
export function noticeLoader(kind: NoticeKind): Loader<NoticePageData> {
  return async (input) => {
    const { content, locale, pathname, query } = input;
    const items = await content.allItems('notices', locale, { where: { kind } });
    const today = content.today();
    const versions = items.filter(({ effectiveFrom }) => effectiveFrom <= today);
    const draft = await draftOf(input);
    const requested = query.get('version');
    const wanted = requested === null ? versions[0] : versions.find(({ version }) => version === requested);
    if (requested !== null && !wanted) throw notFound(pathname);
    const shown = draft ?? (wanted ? await noticeOf(content, locale, wanted.slug) : null);
    return {
      kind: shown?.kind ?? kind,
      shown,
      versions: versions.map(({ version, effectiveFrom }): NoticeVersion => ({ version, effectiveFrom })),
      isPreview: draft !== null,
      ...contentsOf(shown, locale),
    };
  };
}

/** The draft that a preview link names, of whichever kind: all of them are looked at under one address. */
async function draftOf({ content, locale, previewToken }: LoaderInput): Promise<NoticeVersionText | null> {
  if (!previewToken) return null;
  const { items } = await content.items('notices', locale, { itemsPerPage: 1, previewToken });
  const first = items[0];
  return first ? noticeOf(content, locale, first.slug, previewToken) : null;
}

async function noticeOf(
  content: Content,
  locale: Locale,
  slug: string,
  previewToken?: string,
): Promise<NoticeVersionText | null> {
  const notice = await content.item('notices', locale, slug, previewToken);
  if (!notice) return null;
  const { body, ...others } = notice;
  return { ...others, ...sectionsOf(body) };
}

/** The contents beside the page, where there is more than one part. */
function contentsOf(shown: NoticeVersionText | null, locale: Locale): Pick<NoticePageData, 'sidebar'> {
  if (!shown || shown.sections.length < 2) return {};
  const lang = languageOf(shown);
  return {
    sidebar: {
      title: messagesOf(locale).legalNotice.contents,
      groups: [{ items: shown.sections.map(({ id, title }) => ({ text: title, url: `#${id}`, lang })) }],
    },
  };
}
