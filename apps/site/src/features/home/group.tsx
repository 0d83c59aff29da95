import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { Picture } from '#src/components/picture.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import type { ListedItem } from '#src/content/items.ts';
import { CompanyMark } from '#src/features/company/company-mark.tsx';
import { isExternal } from '#src/i18n/paths.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { SectionProps } from './home-data.ts';
import { sectionId } from './section.ts';

/** The company group: the parent and the sister companies. */
export function Group({ data: { home, companies }, tone }: SectionProps) {
  const { text, action } = home.group;
  const { parent } = useRequiredRootData().settings;
  const others = companies.filter(({ title }) => title !== parent.name);
  const t = useTranslations('home');
  return (
    <SectionBand id={sectionId('group')} tone={tone}>
      <div className="grid items-center gap-5 lg:grid-cols-[1fr_1.6fr_auto] lg:gap-12">
        <div className="flex items-center gap-4">
          <ParentMark />
          <div>
            <h2 className="text-xl leading-snug">{parent.shortName}</h2>
            <p className="text-muted text-sm">{t('parentCompany')}</p>
          </div>
        </div>
        <p className="text-muted">{text}</p>
        <SiteLink to={action.url} className="text-link">
          {action.text}
          <Icon name={isExternal(action.url) ? 'arrow-up-right' : 'arrow-right'} size={18} />
        </SiteLink>
      </div>
      {others.length > 0 && (
        <ul
          aria-label={t('companies')}
          className="mt-6 grid grid-cols-2 gap-x-4 gap-y-3 border-line max-[22rem]:grid-cols-1 max-[22rem]:gap-y-0 border-t pt-4 sm:gap-x-8 lg:mt-8 lg:flex lg:flex-wrap lg:justify-between"
        >
          {others.map((company, index) => (
            <li key={company.slug}>
              <Company company={company} index={index} />
            </li>
          ))}
        </ul>
      )}
    </SectionBand>
  );
}

type CompanyProps = { company: ListedItem<'group-companies'>; index: number };

function Company({ company, index }: CompanyProps) {
  const { title, url, logo } = company;
  const name = (
    <>
      {logo ? (
        <Picture picture={logo} sizes="40px" className="size-8 flex-none rounded-full sm:size-10" />
      ) : (
        <CompanyMark index={index} className="size-8 flex-none sm:size-10" />
      )}
      <span lang={languageOf(company)} className="font-semibold leading-snug max-sm:text-sm">
        {title}
      </span>
    </>
  );
  if (!url) return <p className="flex min-h-14 items-center gap-3">{name}</p>;
  return (
    <SiteLink to={url} className="flex min-h-14 items-center gap-3 hover:text-primary">
      {name}
    </SiteLink>
  );
}

function ParentMark() {
  return (
    <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="24" className="fill-dark-raised" />
      <path
        d="M9 29c5-9 9-9 14-4s10 4 16-6"
        className="fill-none stroke-accent"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
