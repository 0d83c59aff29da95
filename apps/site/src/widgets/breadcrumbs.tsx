import { useLocale, useTranslations } from 'use-intl';
import { inLocale } from '../i18n/paths.ts';
import { JsonLd } from '../shell/json-ld.tsx';
import { useSiteConfig } from '../shell/site-config.tsx';
import { SiteLink } from '../shell/site-link.tsx';
import { Icon } from './icon.tsx';

export type Crumb = { text: string; url: string };

/** The way from the home page to here; the last crumb is the page itself. Search engines get the same list. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslations('shell');
  const locale = useLocale();
  const { siteUrl } = useSiteConfig();
  const trail = [{ text: t('home'), url: '/' }, ...crumbs];
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
        {trail.map((crumb, index) => {
          const isLast = index === trail.length - 1;
          return (
            <li key={crumb.url} className="flex min-w-0 items-center gap-2">
              {isLast ? (
                <span aria-current="page" className="line-clamp-1">
                  {crumb.text}
                </span>
              ) : (
                <>
                  <SiteLink to={crumb.url} className="py-1 font-medium hover:text-ember">
                    {crumb.text}
                  </SiteLink>
                  <Icon name="chevron-right" size={14} />
                </>
              )}
            </li>
          );
        })}
      </ol>
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: trail.map((crumb, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: crumb.text,
            item: siteUrl + inLocale(crumb.url, locale),
          })),
        }}
      />
    </nav>
  );
}
