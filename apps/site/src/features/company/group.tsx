import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { Picture } from '#src/components/picture.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import type { ListedItem } from '#src/content/items.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { CompanyMark } from './company-mark.tsx';
import { GOVERNANCE_CARD, ToGovernance } from './to-governance.tsx';

/** The companies of the group, and governance. */
export function Group({ companies }: { companies: readonly ListedItem<'group-companies'>[] }) {
  const t = useTranslations('about');
  return (
    <SectionBand id="group" tone="surface-alt" title={t('group')}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {companies.map((company, index) => (
          <li key={company.slug} className="card relative flex flex-col p-6">
            {company.logo ? (
              <Picture
                picture={company.logo}
                sizes="160px"
                className="mb-4 h-12 w-auto self-start object-contain"
              />
            ) : (
              <CompanyMark index={index} className="mb-4 size-12" />
            )}
            <h3 className="text-xl leading-snug">{company.title}</h3>
            <p lang={languageOf(company)} className="mt-2 text-muted">
              {company.text}
            </p>
            {company.url && (
              <SiteLink to={company.url} className="text-link card-link mt-auto pt-4">
                {t.rich('visit', {
                  name: company.title,
                  hidden: (text) => <span className="sr-only">{text}</span>,
                })}
                <Icon name="arrow-up-right" size={18} />
              </SiteLink>
            )}
          </li>
        ))}
        <li className={GOVERNANCE_CARD}>
          <h3 className="text-xl">{t('governance')}</h3>
          <ToGovernance />
        </li>
      </ul>
    </SectionBand>
  );
}
