import type { PayloadRequest } from 'payload';
import type { CareerSeed } from './content/careers.ts';
import { jakartaDateAfter, jakartaDayStartAfter } from './jakarta-date-after.ts';
import { editorState } from './rich-text.ts';
import { seedItem } from './seed-item.ts';

const textOf = ({ title, summary, description, requirements }: CareerSeed['id']) => ({
  title,
  summary,
  description: editorState(description),
  requirements: editorState(requirements),
});

/** Seeds one job opening. */
export async function seedCareer(req: PayloadRequest, career: CareerSeed, now: string): Promise<void> {
  const { announcedDaysAgo, closesInDays, id, en, ...fields } = career;
  await seedItem(req, 'careers', {
    fields: {
      ...fields,
      publishedAt: jakartaDayStartAfter(now, -announcedDaysAgo),
      closesOn: jakartaDateAfter(now, closesInDays),
    },
    id: textOf(id),
    en: en && textOf(en),
  });
}
