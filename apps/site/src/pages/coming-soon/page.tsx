import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { StateScreen } from '#src/components/state-screen/state-screen.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

export function Page() {
  const t = useTranslations('states');
  const tErrors = useTranslations('errors');
  return (
    <StateScreen
      scene="sunrise-veranda"
      eyebrow={t('comingSoon')}
      title={t('comingSoonTitle')}
      text={t('comingSoonText')}
      actions={
        <>
          <SiteLink to="/" className="button button-primary">
            {tErrors('backToHome')}
            <Icon name="arrow-right" size={18} />
          </SiteLink>
          <SiteLink to="/news" className="button button-quiet">
            {tErrors('toNews')}
          </SiteLink>
        </>
      }
    />
  );
}
