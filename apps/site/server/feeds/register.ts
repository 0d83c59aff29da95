import { DEFAULT_LOCALE, LOCALES, type Locale } from '@beranda/contract';
import { DAY_MS } from '@beranda/finance';
import type { FastifyInstance } from 'fastify';
import { rateLimited } from '#server/http/error-responses.ts';
import { createTextResponder, type KeyedText, type TextResponse } from '#server/http/text-responder.ts';
import { OPENSEARCH_PATH } from '#src/app/opensearch-path.ts';
import type { Content, TrackedContent } from '#src/content/client.ts';
import { inLocale } from '#src/i18n/paths.ts';
import { feed } from './feed.ts';
import { FEED_ITEMS, FEEDS } from './feeds.ts';
import { MANIFEST_PATH, manifest } from './manifest.ts';
import { openSearchDescription } from './opensearch.ts';
import { sitemapFile, sitemapFiles, sitemapIndex } from './sitemap.ts';

/** `Expires` of security.txt: RFC 9116 recommends less than a year. */
const CONTACT_VALID_DAYS = 180;

type FeedOptions = {
  apiPath: string;
  /** Origin of the site, without trailing slash. */
  siteUrl: string;
  client: { trackDependencies(): TrackedContent };
  /** The headers of every response. */
  headers: Record<string, string>;
};

const xml = (text: string, type = 'application/xml'): TextResponse => ({
  text,
  headers: { 'content-type': `${type}; charset=utf-8` },
});
const plain = (lines: readonly string[]): TextResponse => ({
  text: `${lines.join('\n')}\n`,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
});

/** Sitemap, RSS feeds, web app manifest, OpenSearch description, robots.txt and security.txt. */
export function registerFeeds(app: FastifyInstance, options: FeedOptions): void {
  const { apiPath, siteUrl, client, headers } = options;
  const { respond, send } = createTextResponder(client, headers);
  const config = rateLimited('feeds');

  function get(
    path: string,
    locale: Locale,
    createText: (content: Content, file: string) => Promise<KeyedText | null>,
  ): void {
    app.get<{ Params: { file?: string } }>(path, { config }, async (request, reply) =>
      respond(request, reply, locale, (content) => createText(content, request.params.file ?? '')),
    );
  }

  get('/sitemap.xml', DEFAULT_LOCALE, async (content) => ({
    key: 'sitemap',
    response: xml(sitemapIndex(sitemapFiles(await content.publishedItems()), siteUrl)),
  }));
  get('/sitemaps/:file', DEFAULT_LOCALE, async (content, file) => {
    const sitemap = sitemapFiles(await content.publishedItems()).find(({ name }) => `${name}.xml` === file);
    return sitemap ? { key: file, response: xml(sitemapFile(sitemap, siteUrl)) } : null;
  });
  for (const locale of LOCALES) {
    for (const { path, listPath, titleOf, itemsOf } of FEEDS)
      get(inLocale(path, locale), locale, async (content) => {
        const { bankName, description } = await content.settings(locale);
        const items = await itemsOf(content, locale);
        const title = titleOf(bankName, locale);
        const text = feed({ locale, siteUrl, title, description, path, listPath, items, limit: FEED_ITEMS });
        return { key: `feed ${path} ${locale}`, response: xml(text, 'application/rss+xml') };
      });
    get(inLocale(MANIFEST_PATH, locale), locale, async (content) => ({
      key: `manifest ${locale}`,
      response: manifest(await content.settings(locale), locale),
    }));
    get(inLocale(OPENSEARCH_PATH, locale), locale, async (content) => {
      const settings = await content.settings(locale);
      const text = openSearchDescription({ locale, settings, siteUrl, apiPath });
      return { key: `opensearch ${locale}`, response: xml(text, 'application/opensearchdescription+xml') };
    });
  }
  get('/.well-known/security.txt', DEFAULT_LOCALE, async (content) => {
    const { headOffice } = await content.settings(DEFAULT_LOCALE);
    const expires = new Date(Math.ceil(Date.now() / DAY_MS + CONTACT_VALID_DAYS) * DAY_MS);
    return {
      key: 'security',
      response: plain([
        `Contact: mailto:${headOffice.email}`,
        `Expires: ${expires.toISOString()}`,
        `Preferred-Languages: ${LOCALES.join(', ')}`,
        `Canonical: ${siteUrl}/.well-known/security.txt`,
      ]),
    };
  });

  const robots = plain(['User-agent: *', `Disallow: ${apiPath}/`, '', `Sitemap: ${siteUrl}/sitemap.xml`]);
  app.get('/robots.txt', { config }, (request, reply) =>
    send(request, reply, { key: 'robots', response: robots }),
  );
}
