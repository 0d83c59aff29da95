import { LANGUAGES, type Locale, type SiteSettings } from '@beranda/contract';
import { OPENSEARCH_PATH } from '#src/app/opensearch-path.ts';
import { searchQuery } from '#src/features/search/search-query.ts';
import { inLocale } from '#src/i18n/paths.ts';
import { element, xmlDocument } from './xml.ts';

/** Limits of OpenSearch 1.1. */
const MAX_SHORT_NAME_LENGTH = 16;
const MAX_DESCRIPTION_LENGTH = 1_024;

type OpenSearchOptions = {
  locale: Locale;
  settings: Pick<SiteSettings, 'bankName' | 'description'>;
  /** Origin of the site, without trailing slash. */
  siteUrl: string;
  apiPath: string;
};

/** The OpenSearch description (1.1) of a language, with which browsers search the site from their address bar. */
export function openSearchDescription({ locale, settings, siteUrl, apiPath }: OpenSearchOptions): string {
  const { bankName, description } = settings;
  const url = (type: string, path: string, more: Record<string, string> = {}) =>
    element('Url', '', { type, ...more, template: siteUrl + path });
  return xmlDocument(
    element(
      'OpenSearchDescription',
      [
        element('ShortName', bankName.slice(0, MAX_SHORT_NAME_LENGTH).trim()),
        element('Description', description.slice(0, MAX_DESCRIPTION_LENGTH)),
        element('InputEncoding', 'UTF-8'),
        element('Language', LANGUAGES[locale].tag),
        element('Image', `${siteUrl}/favicon.svg`, { type: 'image/svg+xml' }),
        element('Image', `${siteUrl}/icon-192.png`, { width: '192', height: '192', type: 'image/png' }),
        url('text/html', `${inLocale(searchQuery.path, locale)}?q={searchTerms}`),
        url(
          'application/x-suggestions+json',
          `${apiPath}/${locale}/v2/search/opensearch-suggestions?q={searchTerms}`,
        ),
        url('application/opensearchdescription+xml', inLocale(OPENSEARCH_PATH, locale), { rel: 'self' }),
      ],
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
    ),
  );
}
