import type { Locale } from '@beranda/contract';
import { PageHead } from '#src/app/page-head.tsx';
import { PageNotice } from '#src/components/page-notice.tsx';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

export type ItemHeadProps = {
  /** Fields of the item's response. */
  item: {
    language: Locale;
    languages: readonly Locale[];
    title: string;
    metaTitle: string | null;
    metaDescription: string | null;
    socialImage: string | null;
  };
  /** Default for search engines and social sharing, unless editors wrote their own. */
  description: string;
  isPreview: boolean;
  type?: 'website' | 'article';
  publishedAt?: string;
  /** False for pages that have a URL but should not be indexed. */
  isIndexed?: boolean;
  /** Path of the page that this one is a variant of, without language prefix. */
  canonicalPath?: string;
  /** Query of the canonical URL, if the item is a paginated list. */
  canonicalQuery?: string;
};

/** Head of an item page, and notices above it: draft preview, untranslated item. */
export function ItemHead({ item, description, isPreview, isIndexed = true, ...head }: ItemHeadProps) {
  const t = useTranslations('app');
  const locale = useSiteLocale();
  return (
    <>
      <PageHead
        title={item.metaTitle ?? item.title}
        description={item.metaDescription ?? description}
        languages={item.languages}
        socialImage={item.socialImage}
        isIndexed={isIndexed && !isPreview}
        {...head}
      />
      {isPreview && <PageNotice text={t('previewNotice')} />}
      {item.language !== locale && <PageNotice text={t('otherLanguageOnly')} />}
    </>
  );
}
