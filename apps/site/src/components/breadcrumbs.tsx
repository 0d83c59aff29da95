import { LANGUAGES, LOCALES } from '@beranda/contract';
import { JsonLd } from '#src/app/json-ld.tsx';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { Icon } from './icon.tsx';

/** `lang`: language of the text, if it may differ from the page's. */
export type Crumb = { text: string; url: string; lang?: string };

type BreadcrumbsProps = {
  crumbs: Crumb[];
  /** Language of the last crumb, if it has none of its own. */
  lang?: string;
};

/**
 * Breadcrumb navigation from the home page, and from “About us” for all pages below it; the last crumb is the current
 * page. Also emitted as JSON-LD.
 */
export function Breadcrumbs({ crumbs, lang }: BreadcrumbsProps) {
  const t = useTranslations('app');
  const locale = useSiteLocale();
  const { siteUrl } = useSiteConfig();
  // A page in the other language has its canonical URL in that language.
  const ownLocale = LOCALES.find((candidate) => LANGUAGES[candidate].tag === lang) ?? locale;
  const isAboutUs = crumbs[0]?.url.startsWith('/about-us/');
  const trail: Crumb[] = [
    { text: t('home'), url: '/' },
    ...(isAboutUs ? [{ text: t('aboutUs'), url: '/about-us' }] : []),
    ...crumbs,
  ];
  return (
    <nav aria-label={t('breadcrumb')} className="breadcrumbs">
      <ol>
        {trail.map((crumb, index) => (
          <li key={crumb.url}>
            {index > 0 && <Icon name="chevron-right" size={14} className="flex-none" />}
            {index < trail.length - 1 ? (
              <SiteLink to={crumb.url} lang={crumb.lang}>
                {crumb.text}
              </SiteLink>
            ) : (
              <span aria-current="page" lang={crumb.lang ?? lang}>
                {crumb.text}
              </span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: trail.map((crumb, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: crumb.text,
            item: siteUrl + inLocale(crumb.url, index === trail.length - 1 ? ownLocale : locale),
          })),
        }}
      />
    </nav>
  );
}
