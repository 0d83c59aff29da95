import type { PayloadRequest } from 'payload';
import { articleText } from './article-text.ts';
import type { GovernanceSeed } from './content/governance/types.ts';
import { seedDocument } from './seed-document.ts';
import { seedItem } from './seed-item.ts';

/** Writes the pages on governance with the documents that hang on them. */
export async function seedGovernance(req: PayloadRequest, pages: readonly GovernanceSeed[]): Promise<void> {
  for (const { slug, category, order, attachments = {}, id, en } of pages) {
    const documents: number[] = [];
    for (const [name, document] of Object.entries(attachments))
      documents.push(await seedDocument(req, name, document));
    await seedItem(req, 'governance', {
      fields: { slug, category, order, attachments: documents },
      id: articleText(id),
      en: en && articleText(en),
    });
  }
}
