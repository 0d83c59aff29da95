import { FEEDBACK_REASONS, type FeedbackReason, isLocale } from '@beranda/contract';
import { addDays, jakartaDate } from '@beranda/finance';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { readRows, type SQL, sql } from '#cms/database/sql.ts';

/** Days that the screen shows; today is the last. */
export const FEEDBACK_DAYS = 90;
/** Fewer answers say little about the share of those that are no. */
export const MIN_ANSWERS = 5;
/** Rows of a list. */
const LISTED = 25;

/** Answers about an item on the pages of one language. */
export type ItemFeedback = {
  language: string;
  collection: string;
  slug: string;
  yes: number;
  no: number;
  reasons: Record<FeedbackReason, number>;
  /** The item as the user may read it; undefined if it is not there, or has another address now. */
  item?: { id: number | string; title: string };
};

export type FeedbackFigures = {
  total: { yes: number; no: number };
  mostNo: ItemFeedback[];
  highestShare: ItemFeedback[];
};

/** Databases return sums as texts where they could be larger than a number of JavaScript. */
type Sum = number | string | null;
type Row = Record<'language' | 'collection' | 'slug', string> & Record<'yes' | 'no' | FeedbackReason, Sum>;

const LISTS = {
  mostNo: sql`WHERE no > 0 ORDER BY no DESC, yes, collection, slug, language`,
  // Multiplied, since a division of whole numbers would drop the fraction.
  highestShare: sql`WHERE no > 0 AND yes + no >= ${MIN_ANSWERS}
    ORDER BY no * 1.0 / (yes + no) DESC, no DESC, collection, slug, language`,
};

const sumOf = (answer: string): SQL =>
  sql`COALESCE(SUM(CASE WHEN answer = ${answer} THEN count ELSE 0 END), 0)`;

const reasonSums = sql.join(
  FEEDBACK_REASONS.map((reason) => sql`${sumOf(reason)} AS ${sql.identifier(reason)}`),
  sql`, `,
);

async function listItems(
  req: PayloadRequest,
  firstDay: string,
  list: keyof typeof LISTS,
): Promise<ItemFeedback[]> {
  const rows = await readRows<Row>(
    req,
    sql`SELECT * FROM (
        SELECT language, collection, slug, ${sumOf('yes')} AS yes, ${sumOf('no')} AS no, ${reasonSums}
          FROM feedback_statistics WHERE day >= ${firstDay} GROUP BY language, collection, slug
      ) AS summed ${LISTS[list]} LIMIT ${LISTED}`,
  );
  return rows.map(({ language, collection, slug, yes, no, ...reasons }) => ({
    language,
    collection,
    slug,
    yes: Number(yes),
    no: Number(no),
    reasons: Object.fromEntries(
      FEEDBACK_REASONS.map((reason) => [reason, Number(reasons[reason])]),
    ) as ItemFeedback['reasons'],
  }));
}

type Titled = { id: number | string; slug?: string | null; title?: Partial<Record<string, string | null>> };

/** Adds the items, read with the rights of the user. */
async function withItems(req: PayloadRequest, rows: readonly ItemFeedback[]): Promise<ItemFeedback[]> {
  const found = new Map<string, Titled>();
  for (const [collection, listed] of Map.groupBy(rows, (row) => row.collection)) {
    const { docs } = await req.payload.find({
      collection: collection as CollectionSlug,
      where: { slug: { in: [...new Set(listed.map(({ slug }) => slug))] } },
      select: { slug: true, title: true },
      depth: 0,
      locale: 'all',
      pagination: false,
      overrideAccess: false,
      req,
    });
    for (const doc of docs as unknown as Titled[]) found.set(`${collection} ${doc.slug}`, doc);
  }
  return rows.map((row) => {
    const doc = found.get(`${row.collection} ${row.slug}`);
    if (!doc) return row;
    const title = (isLocale(row.language) && doc.title?.[row.language]) || doc.title?.id || row.slug;
    return { ...row, item: { id: doc.id, title } };
  });
}

/** What readers answered in the last days, today included. @param now in milliseconds since 1970 */
export async function feedbackFigures(req: PayloadRequest, now: number): Promise<FeedbackFigures> {
  const firstDay = addDays(jakartaDate(now), 1 - FEEDBACK_DAYS);
  const [total] = await readRows<{ yes: Sum; no: Sum }>(
    req,
    sql`SELECT ${sumOf('yes')} AS yes, ${sumOf('no')} AS no FROM feedback_statistics WHERE day >= ${firstDay}`,
  );
  return {
    total: { yes: Number(total?.yes ?? 0), no: Number(total?.no ?? 0) },
    mostNo: await withItems(req, await listItems(req, firstDay, 'mostNo')),
    highestShare: await withItems(req, await listItems(req, firstDay, 'highestShare')),
  };
}
