import type { PayloadRequest } from 'payload';
import { articleText } from './article-text.ts';
import type { NoticeSeed } from './content/notices.ts';
import { seedItem } from './seed-item.ts';

/** Seeds the notices, version by version. */
export async function seedNotices(req: PayloadRequest, notices: readonly NoticeSeed[]): Promise<void> {
  for (const { kind, version, effectiveFrom, id, en } of notices)
    await seedItem(req, 'notices', {
      fields: { kind, version, effectiveFrom },
      id: articleText(id),
      en: en && articleText(en),
    });
}
