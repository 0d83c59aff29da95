import { useTranslations } from 'use-intl';
import { inLocale } from '#src/i18n/paths.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';

/** Tells feed readers where the blog's feed is. */
export function BlogFeedLink() {
  const { settings } = useRequiredRootData();
  const t = useTranslations('blogs');
  const locale = useLocale();
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`${t('title')} · ${settings.bankName}`}
      href={inLocale('/blogs/feed.xml', locale)}
    />
  );
}
