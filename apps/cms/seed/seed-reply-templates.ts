import type { PayloadRequest } from 'payload';
import type { ReplyTemplateSeed } from './content/reply-templates.ts';
import { createInBothLanguages } from './create-in-both-languages.ts';

/** Seeds the templates of replies. */
export async function seedReplyTemplates(
  req: PayloadRequest,
  templates: readonly ReplyTemplateSeed[],
): Promise<void> {
  for (const { forms = [], id, en } of templates) {
    const { name, ...indonesian } = id;
    const { name: englishName, ...english } = en;
    const template = { forms, name, indonesian, english };
    await createInBothLanguages(req, 'reply-templates', template, { name: englishName });
  }
}
