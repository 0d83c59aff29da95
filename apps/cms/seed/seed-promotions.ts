import type { PayloadRequest } from 'payload';
import type { PromotionSeed } from './content/promotions.ts';
import { jakartaDayStartAfter } from './jakarta-date-after.ts';
import { editorState } from './rich-text.ts';
import { seedItem } from './seed-item.ts';
import { seedPicture } from './seed-picture.ts';
import { sharePromotionFigures } from './share-texts.ts';

const textOf = ({ body, terms, ...texts }: PromotionSeed['id']) => ({
  ...texts,
  body: editorState(body),
  terms: editorState(terms),
});

/** Seeds one promotion; it ends at midnight in Jakarta after its last day. */
export async function seedPromotion(
  req: PayloadRequest,
  promotion: PromotionSeed,
  now: string,
): Promise<void> {
  const { fromInDays, lastInDays, picture, id: _id, en: _en, ...fields } = promotion;
  const { figures, id, en } = sharePromotionFigures(promotion);
  const cover = picture && (await seedPicture(req, promotion.slug, picture));
  await seedItem(req, 'promotions', {
    fields: {
      ...fields,
      figures,
      cover,
      from: jakartaDayStartAfter(now, fromInDays),
      until: jakartaDayStartAfter(now, lastInDays + 1),
    },
    id: textOf(id),
    en: en && textOf(en),
  });
}
