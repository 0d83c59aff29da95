import { type Locale, SOCIAL_IMAGE } from '@beranda/contract';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/app/page-head.tsx';
import { Icon } from '#src/components/icon.tsx';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';

export type ItemHeadProps = {
  /** What an item's own answer says of itself. */
  item: {
    language: Locale;
    languages: readonly Locale[];
    title: string;
    metaTitle: string | null;
    metaDescription: string | null;
    socialImage: string | null;
  };
  /** Said to search engines and where it is shared, unless editors wrote something of their own. */
  description: string;
  isPreview: boolean;
  type?: 'website' | 'article';
  publishedAt?: string;
  /** False for what has an address but should not be found by search. */
  isIndexed?: boolean;
  /** The page that this one is a variant of, without language prefix. */
  canonicalPath?: string;
  /** Of its address, where the item is a list of several pages. */
  canonicalQuery?: string;
};

/** The head of a page that shows one item, and above it what a reader must know: a draft, or another language. */
export function ItemHead({ item, description, isPreview, isIndexed = true, ...head }: ItemHeadProps) {
  const t = useTranslations('app');
  const locale = useSiteLocale();
  return (
    <>
      <PageHead
        title={item.metaTitle ?? item.title}
        description={item.metaDescription ?? description}
        languages={item.languages}
        image={item.socialImage ? { url: item.socialImage, ...SOCIAL_IMAGE, alt: item.title } : undefined}
        isIndexed={isIndexed && !isPreview}
        {...head}
      />
      {isPreview && <Notice text={t('previewNotice')} />}
      {item.language !== locale && <Notice text={t('otherLanguageOnly')} />}
    </>
  );
}

function Notice({ text }: { text: string }) {
  return (
    <div className="item-notice border-line border-b bg-sand">
      <p className="container-page flex items-center gap-3 py-3 font-medium">
        <Icon name="warning" size={20} className="flex-none text-ember" />
        {text}
      </p>
    </div>
  );
}
