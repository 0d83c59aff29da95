import { useTranslations } from 'use-intl';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';

/** Feed discovery link. */
export function BlogFeedLink() {
  const { settings } = useRequiredRootData();
  const t = useTranslations('blogs');
  const locale = useSiteLocale();
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`${t('title')} · ${settings.bankName}`}
      href={inLocale('/blogs/feed.xml', locale)}
    />
  );
}
