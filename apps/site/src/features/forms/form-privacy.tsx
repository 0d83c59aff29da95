import { SiteLink } from '#src/app/site-link.tsx';
import type { PageForm } from '#src/content/loader-types.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** What happens to the data of a form. */
export function FormPrivacy({ form, className }: { form: PageForm; className: string }) {
  const t = useTranslations('form');
  return (
    <p className={`text-muted text-sm ${className}`}>
      {form.texts.privacy}{' '}
      <SiteLink to="/privacy-notice" target="_blank" rel="noopener" className="link">
        {t('privacyLink')} {t('newTab')}
      </SiteLink>
    </p>
  );
}
