import type { Locale } from '@beranda/contract';
import { SERVICE_KEY_HEADER } from '@beranda/contract';
import type { RunningCms } from './start-cms.ts';

/** An editor's text of one paragraph. */
export function paragraph(text: string) {
  const version = 1;
  const shared = { version, format: '' as const, indent: 0, direction: 'ltr' as const };
  const children = [{ type: 'text', version, text, format: 0, mode: 'normal', style: '', detail: 0 }];
  return {
    root: { type: 'root', ...shared, children: [{ type: 'paragraph', ...shared, textFormat: 0, children }] },
  };
}

/** What a news item needs in one language. */
export function newsText(title: string) {
  return { title, summary: `${title}: summary`, body: paragraph(`${title}: body`) };
}

/** Fields of a news item that are the same in both languages. */
export function newsFields(slug: string) {
  return { slug, topic: 'company' as const, publishedAt: '2026-01-02T03:04:05.000Z' };
}

/** A call of the content API with the service key. */
export function ask(cms: RunningCms, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${cms.url}/api${path}`, { headers: { [SERVICE_KEY_HEADER]: cms.serviceKey, ...headers } });
}

/** Publishes an item in Indonesian, and in English too when asked for; answers its id. */
export async function publishNews(
  cms: RunningCms,
  slug: string,
  languages: readonly Locale[],
): Promise<number> {
  const [first = 'id', ...others] = languages;
  const { id } = await cms.payload.create({
    collection: 'news',
    locale: first,
    data: { ...newsFields(slug), ...newsText(`${slug} ${first}`), _status: 'published' },
    overrideAccess: true,
  });
  for (const locale of others) {
    await cms.payload.update({
      collection: 'news',
      id,
      locale,
      publishSpecificLocale: locale,
      data: { ...newsText(`${slug} ${locale}`), _status: 'published' },
      overrideAccess: true,
    });
  }
  return id;
}

/** The number of every scope. */
export async function revisionsOf(cms: RunningCms): Promise<Record<string, number>> {
  const { revisions } = (await (await ask(cms, '/revisions')).json()) as {
    revisions: Record<string, number>;
  };
  return revisions;
}
