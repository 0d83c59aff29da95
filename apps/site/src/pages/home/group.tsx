import { useTranslations } from 'use-intl';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { SiteLink } from '#src/shell/site-link.tsx';
import { Icon } from '#src/widgets/icon.tsx';
import { type SectionProps, sectionId } from './section.ts';

/** The company group that the bank belongs to. */
export function Group({ data: { home }, ground }: SectionProps) {
  const { group } = home;
  const { parent } = useRequiredRootData().settings;
  const t = useTranslations('home');
  return (
    <section
      id={sectionId('group')}
      className={`py-16 ${ground === 'sand' ? 'bg-sand' : 'border-line border-t'}`}
    >
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
