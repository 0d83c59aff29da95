import type { HomeContent, SiteSettings } from '@beranda/contract';
import { useTranslations } from 'use-intl';
import { SiteLink } from '#src/shell/site-link.tsx';
import { Icon } from '#src/widgets/icon.tsx';

/** The company group that the bank belongs to. */
export function Group({ parent, group }: { parent: SiteSettings['parent']; group: HomeContent['group'] }) {
  const t = useTranslations('home');
  return (
    <section className="border-line border-t py-16">
      <div className="container-page grid items-center gap-8 lg:grid-cols-[1fr_1.6fr_auto] lg:gap-12">
        <div className="flex items-center gap-4">
          <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
            <circle cx="24" cy="24" r="24" className="fill-ink" />
            <path
              d="M9 29c5-9 9-9 14-4s10 4 16-6"
              className="fill-none stroke-flame"
              strokeWidth="4"
              strokeLinecap="round"
            />
          </svg>
          <div>
            <h2 className="text-xl leading-snug">{parent.shortName}</h2>
            <p className="text-muted text-sm">{t('parentCompany')}</p>
          </div>
        </div>
        <p className="text-muted">{group.text}</p>
        <SiteLink to={group.action.url} className="text-link">
          {group.action.text}
          <Icon name="arrow-up-right" size={18} />
        </SiteLink>
      </div>
    </section>
  );
}
