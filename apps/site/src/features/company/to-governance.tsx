import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

export const GOVERNANCE_CARD = 'card card-dark on-dark relative flex flex-col p-6';

/** What a card about governance says below its heading, and its link. */
export function ToGovernance() {
  const t = useTranslations('about');
  return (
    <>
      <p className="mt-2 text-muted-on-dark">{t('governanceText')}</p>
      <SiteLink to="/about-us/governance" className="text-link card-link mt-auto pt-4">
        {t('toGovernance')}
        <Icon name="arrow-right" size={18} />
      </SiteLink>
    </>
  );
}
