import type { PayloadRequest } from 'payload';
import type { ReplyTemplateSeed } from './content/reply-templates.ts';

/** Seeds the templates of replies. */
export async function seedReplyTemplates(
  req: PayloadRequest,
  templates: readonly ReplyTemplateSeed[],
): Promise<void> {
  for (const { forms, id: indonesian, en: english } of templates) {
    const texts = (language: 'id' | 'en') => {
      const { body, subject } = language === 'id' ? indonesian : english;
      return { subject, body };
    };
    const { id } = await req.payload.create({
      collection: 'reply-templates',
      data: { forms: forms ?? [], name: indonesian.name, indonesian: texts('id'), english: texts('en') },
      locale: 'id',
      req,
    });
    const data = { name: english.name };
    await req.payload.update({ collection: 'reply-templates', id, data, locale: 'en', req });
  }
}
