import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import type { MapEntry, MapLink, MapSection } from '#src/features/sitemap/sections.server.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { SitemapPageData } from './loader.server.ts';

const COLUMNS = 'gap-x-16 md:columns-2 xl:columns-3';

export function Page() {
  const { sections } = useLoaderData<SitemapPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('sitemap');
  return (
    <>
      <PageHead title={t('title')} description={t('description', { bankName: settings.bankName })} />
      <PageHeader
        crumbs={[{ text: t('title'), url: '/sitemap' }]}
        title={t('title')}
        lead={
          <>
            {t('lead')}{' '}
            <SiteLink to="/search" className="link">
              {t('search')}
            </SiteLink>
          </>
        }
      />
      <div className="container-page pt-10 pb-14">
        <div className={COLUMNS}>
          {sections.map((section) => (
            <Section key={section.name} section={section} />
          ))}
        </div>
      </div>
    </>
  );
}

function Section({ section: { name, entries, others } }: { section: MapSection }) {
  const t = useTranslations('sitemap');
  // Expandable sections are wide. The others stay in one column, since entries without their heading would say little.
  const isWide = others.length > 0;
  return (
    <section
      aria-labelledby={`section-${name}`}
      className={`pb-10 ${isWide ? '[column-span:all]' : 'md:break-inside-avoid-column'}`}
    >
      <h2
        id={`section-${name}`}
        className="break-after-avoid break-inside-avoid border-line border-b pb-3 text-2xl"
      >
        {t(`sections.${name}`)}
      </h2>
      <ul className={`mt-2 ${isWide ? COLUMNS : ''}`}>
        {entries.map((entry) => (
          <Entry key={entry.path} entry={entry} />
        ))}
      </ul>
      {others.length > 0 && (
        <details className="mt-2">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
            {t('others', { count: others.length })}
          </summary>
          <ul className={`mt-2 ${COLUMNS}`}>
            {others.map((other) => (
              <li key={other.path} className="break-inside-avoid-column py-1">
                <PlainLink to={other} className="font-semibold" />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: MapEntry }) {
  const t = useTranslations('sitemap');
  const { title, path, items, totalItems } = entry;
  return (
    <li className="break-inside-avoid-column py-1">
      <PlainLink to={entry} className="font-semibold" />
      {items.length > 0 && (
        <ul className="mb-3 border-line border-l pl-5">
          {items.map((item) => (
            <li key={item.path}>
              <PlainLink to={item} className="text-muted" />
            </li>
          ))}
          {totalItems > items.length && (
            <li>
              <SiteLink
                to={path}
                className="text-link inline-flex min-h-9 items-center py-1"
                aria-label={t('allOf', { name: title, count: totalItems })}
              >
                {t('all', { count: totalItems })}
              </SiteLink>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

function PlainLink({ to, className }: { to: MapLink; className: string }) {
  return (
    <SiteLink
      to={to.path}
      lang={languageOf(to)}
      className={`inline-flex min-h-9 items-baseline py-1 hover:text-primary hover:underline ${className}`}
    >
      {to.title}
    </SiteLink>
  );
}
