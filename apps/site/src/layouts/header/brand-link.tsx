import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { BrandMark } from '#src/components/brand-mark.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** Logo and name of the bank, linked to the home page. */
export function BrandLink({ size = 40 }: { size?: number }) {
  const { settings } = useRequiredRootData();
  const t = useTranslations('app');
  return (
    <SiteLink to="/" className="brand-link">
      <span className="flex-none">
        <BrandMark settings={settings} size={size} />
      </span>
      <span className="min-w-0">
        <span className="brand-name">{settings.bankName}</span>
        <span className="brand-tagline">{settings.tagline}</span>
        <span className="sr-only">{t('homeLink')}</span>
      </span>
    </SiteLink>
  );
}
