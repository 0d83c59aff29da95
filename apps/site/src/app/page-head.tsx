import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale, SOCIAL_IMAGE } from '@beranda/contract';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useCanonicalPath } from './canonical-path.ts';
import { JsonLd } from './json-ld.tsx';
import { useRequiredRootData } from './locale-root.tsx';
import { OPENSEARCH_PATH } from './opensearch-path.ts';
import { useSiteConfig } from './site-config.tsx';

type PageHeadProps = {
  title: string;
  description: string;
  /** Query that is part of the canonical URL, such as `?page=2`. */
  canonicalQuery?: string;
  /** Path of the page that this one is a variant of, without language prefix; default: its own path. */
  canonicalPath?: string;
  /** Locales in which the page has its own text; default: all. */
  languages?: readonly Locale[];
  type?: 'website' | 'article';
  /** Path of its own picture for shared links; default: the bank's. */
  socialImage?: string | null;
  publishedAt?: string;
  isIndexed?: boolean;
};

const openGraphLocale = (locale: Locale) => LANGUAGES[locale].tag.replace('-', '_');

/** Title, description, canonical URL, hreflang and social metadata of a page; React hoists them into <head>. */
export function PageHead(props: PageHeadProps) {
  const { title, description, canonicalQuery = '', languages = LOCALES, type = 'website' } = props;
  const { siteUrl } = useSiteConfig();
  const { settings } = useRequiredRootData();
  const { path, isAlias } = useCanonicalPath();
  const { canonicalPath = path } = props;
  const currentLocale = useSiteLocale();
  const fullTitle = `${title} | ${settings.bankName}`;
  const addressIn = (locale: Locale) => siteUrl + inLocale(canonicalPath, locale) + canonicalQuery;
  // A page shown instead of a missing translation is the same document as its original.
  const contentLocale = languages.includes(currentLocale) ? currentLocale : (languages[0] ?? DEFAULT_LOCALE);
  const defaultLocale = languages.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : contentLocale;
  const canonical = addressIn(contentLocale);
  const isNoindex = isAlias || props.isIndexed === false;

  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={settings.bankName}
        href={inLocale(OPENSEARCH_PATH, currentLocale)}
      />
      {isNoindex && <meta name="robots" content="noindex" />}
      {(!isNoindex || isAlias || props.canonicalPath) && <link rel="canonical" href={canonical} />}
      {!isNoindex && (
        <>
          {languages.flatMap((locale) => [
            <link key={locale} rel="alternate" hrefLang={locale} href={addressIn(locale)} />,
            <link
              key={LANGUAGES[locale].tag}
              rel="alternate"
              hrefLang={LANGUAGES[locale].tag}
              href={addressIn(locale)}
            />,
          ])}
          <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLocale)} />
        </>
      )}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={settings.bankName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={openGraphLocale(contentLocale)} />
      {languages
        .filter((locale) => locale !== contentLocale)
        .map((locale) => (
          <meta key={locale} property="og:locale:alternate" content={openGraphLocale(locale)} />
        ))}
      <meta property="og:image" content={siteUrl + (props.socialImage ?? settings.socialImage)} />
      <meta property="og:image:width" content={String(SOCIAL_IMAGE.width)} />
      <meta property="og:image:height" content={String(SOCIAL_IMAGE.height)} />
      <meta property="og:image:alt" content={props.socialImage ? title : settings.description} />
      {props.publishedAt && <meta property="article:published_time" content={props.publishedAt} />}
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd
        data={{
          '@type': 'BankOrCreditUnion',
          '@id': `${siteUrl}/#bank`,
          name: settings.bankName,
          url: siteUrl,
          description: settings.description,
          telephone: settings.headOffice.phone,
          email: settings.headOffice.email,
          address: settings.headOffice.address,
          parentOrganization: { '@type': 'Organization', name: settings.parent.name },
        }}
      />
    </>
  );
}
