import type { LegalNoticeKind, Locale } from '@beranda/contract';
import { languageOf } from '#src/components/language-of.ts';
import type { Content } from '#src/content/client.ts';
import type { Loader, LoaderInput } from '#src/content/loader-types.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { messagesOf } from '#src/i18n/messages.ts';
import type { NoticePageData, NoticeVersionText } from './notice-page.tsx';
import { noticeQueries } from './notice-query.ts';
import { SECTION_IDS } from './section-ids.ts';
import { sectionsOf } from './sections.server.ts';
import type { NoticeVersion } from './versions.tsx';

type SectionTitle = { id: string; title: string };

/**
 * Loader of a notice page: the version in force, or the one named by the query parameter `version`. Future versions
 * are visible in previews only.
 *
 * @param ownSections ids and titles of the sections that the page adds to a notice of `kind`.
 */
export function noticeLoader(
  kind: LegalNoticeKind,
  ownSections: (locale: Locale) => SectionTitle[] = () => [],
): Loader<NoticePageData> {
  return async (input) => {
    const { content, locale } = input;
    const items = await content.allItems('notices', locale, { where: { kind } });
    const today = content.today();
    const versions = items.filter(({ effectiveFrom }) => effectiveFrom <= today);
    const draft = await findDraft(input);
    const requested = readQuery(noticeQueries[kind], input, {
      version: versions.map(({ version }) => version),
    });
    const wanted = versions.find(({ version }) => version === requested.version) ?? versions[0];
    const shown = draft ?? (wanted ? await findNotice(content, locale, wanted.slug) : null);
    return {
      kind: shown?.kind ?? kind,
      shown,
      versions: versions.map(({ version, effectiveFrom }): NoticeVersion => ({ version, effectiveFrom })),
      isPreview: draft !== null,
      ...contentsOf(shown, locale, [
        ...(shown?.kind === kind ? ownSections(locale) : []),
        ...(versions.length > 1
          ? [{ id: SECTION_IDS.versions, title: messagesOf(locale).legalNotice.versions }]
          : []),
      ]),
    };
  };
}

/** The draft of a preview link; drafts of all kinds share one URL. */
async function findDraft({ content, locale, previewToken }: LoaderInput): Promise<NoticeVersionText | null> {
  if (!previewToken) return null;
  const { items } = await content.items('notices', locale, { itemsPerPage: 1, previewToken });
  const first = items[0];
  return first ? findNotice(content, locale, first.slug, previewToken) : null;
}

async function findNotice(
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

/** Table of contents for the sidebar, if the text has more than one section; `others` follow the text. */
function contentsOf(
  shown: NoticeVersionText | null,
  locale: Locale,
  others: readonly SectionTitle[],
): Pick<NoticePageData, 'sidebar'> {
  if (!shown || shown.sections.length < 2) return {};
  const lang = languageOf(shown);
  return {
    sidebar: {
      title: messagesOf(locale).legalNotice.contents,
      groups: [
        {
          items: [
            ...shown.sections.map(({ id, title }) => ({ text: title, url: `#${id}`, lang })),
            ...others.map(({ id, title }) => ({ text: title, url: `#${id}` })),
          ],
        },
      ],
    },
  };
}
