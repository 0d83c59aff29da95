import type { PayloadRequest } from 'payload';
import { articleText } from './article-text.ts';
import type { GovernanceSeed } from './content/governance.ts';
import { seedDocument } from './seed-document.ts';
import { seedItem } from './seed-item.ts';

/** Seeds the governance pages with their documents. */
export async function seedGovernance(req: PayloadRequest, pages: readonly GovernanceSeed[]): Promise<void> {
  for (const { slug, category, order, attachments, writtenOn, id, en } of pages) {
    const files: number[] = [];
    for (const [name, document] of attachments) files.push(await seedDocument(req, name, document));
    await seedItem(req, 'governance', {
      fields: { slug, category, order, attachments: files },
      id: articleText(id),
      en: en && articleText(en),
      writtenOn,
    });
  }
}
