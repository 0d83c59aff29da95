import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { type GroupWithGuides, groupUrl, guideUrl } from './guide-groups.ts';

const GUIDES_PER_GROUP = 4;

type GuideGroupCardProps = {
  guideGroup: GroupWithGuides;
  /** Otherwise the first few, and a link to the others. */
  isComplete: boolean;
};

/** A group with its guides. */
export function GuideGroupCard({ guideGroup: { group, guides }, isComplete }: GuideGroupCardProps) {
  const t = useTranslations('guides');
  const visible = isComplete || !group ? guides : guides.slice(0, GUIDES_PER_GROUP);
  return (
    <section className="card row-span-2 grid grid-rows-subgrid gap-y-0 p-6 md:p-8">
      <div className="flex items-start gap-4">
        <span className="grid size-12 flex-none place-items-center rounded-field bg-primary-soft text-primary-strong">
          <Icon name={group?.icon ?? 'book'} />
        </span>
        <div className="min-w-0">
          <h2 className="text-2xl leading-tight" lang={group ? languageOf(group) : undefined}>
            {group ? (
              <SiteLink to={groupUrl(group)} className="hover:text-primary">
                {group.title}
              </SiteLink>
            ) : (
              t('others')
            )}
          </h2>
          {group && (
            <p className="mt-2 text-muted" lang={languageOf(group)}>
              {group.summary}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-col">
        {visible.length === 0 && <p className="mt-6 text-muted">{t('emptyGroup')}</p>}
        <ul className="mt-5 -mb-3">
          {visible.map((guide) => (
            <li key={guide.slug} className="border-line border-t">
              <SiteLink
                to={guideUrl(guide)}
                className="group flex min-h-12 items-center justify-between gap-4 py-3 font-medium hover:text-primary"
              >
                <span lang={languageOf(guide)}>{guide.title}</span>
                <Icon name="chevron-right" size={18} className="flex-none text-primary" />
              </SiteLink>
            </li>
          ))}
        </ul>
        {group && guides.length > visible.length && (
          <p className="mt-auto pt-7">
            <SiteLink to={groupUrl(group)} className="text-link">
              {t('more', { count: guides.length })}
              <Icon name="arrow-right" size={18} />
            </SiteLink>
          </p>
        )}
      </div>
    </section>
  );
}
