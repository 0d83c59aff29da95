import {
  type ItemCollection,
  itemCollectionOf,
  type Locale,
  provinces,
  type SearchPlace,
  type SearchText,
} from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import type { Payload } from 'payload';
import { visibleFor } from '#cms/content/read-stored.ts';
import { plainTextOf } from '#cms/content/rich-text.ts';
import { type Facts, withFacts } from '#cms/fields/facts/fact-references.ts';
import { withFigures } from '#cms/fields/figures/figure-references.ts';
import type { Figure } from '#cms/fields/figures/format-figure.ts';
import { itemViewOf } from '../item-view.ts';
import { toTime } from '../query/visible-items.ts';
import { collapseSpace, gatherText, valueTexts } from './gather-text.ts';

/** Length of the text of one item, in characters: about 40 pages. An index of thousands of items has to fit into memory. */
const MAX_BODY_LENGTH = 100_000;
const MAX_SUMMARY_LENGTH = 320;

/** The text of an item without that of its documents, which are read for many items at once. */
export type IndexedText = { text: SearchText; documents: number[] };

type Values = Record<string, unknown>;

function placeOf({ city, district, postalCode, province }: Values): SearchPlace {
  return {
    city: String(city),
    province: province as SearchPlace['province'],
    district: district ? String(district) : null,
    postalCode: postalCode ? String(postalCode) : null,
  };
}

/** The beginning of a description, which is a text or rich text. */
function summaryTextOf(description: unknown): string {
  const text = typeof description === 'string' ? description : plainTextOf(description);
  return collapseSpace(text).slice(0, MAX_SUMMARY_LENGTH).trimEnd();
}

const joined = (texts: readonly string[]) => texts.map(collapseSpace).filter(Boolean).join('\n');

/**
 * The search text of an item in a language: its texts as visitors read them; null if they do not see it.
 *
 * @param document the stored item in all languages.
 * @param facts all facts, whose values its texts may name.
 */
export function indexedTextOf(
  payload: Payload,
  collection: ItemCollection,
  document: object,
  requested: Locale,
  facts: Facts,
): IndexedText | null {
  const { base, shownOn } = itemCollectionOf(collection);
  const shown = visibleFor(payload, collection, document, requested);
  const { search: settings = {} } = itemViewOf(payload, collection);
  if (!shown || !(base ?? shownOn)) return null;
  const { language } = shown;
  const stored = shown.item as unknown as Values;
  if (!stored.slug || (settings.conditionField && !stored[settings.conditionField])) return null;
  const own = stored.figures ? withFigures(stored, stored.figures as Figure[], language) : stored;
  const item = withFacts(own, facts, language, jakartaDate(Date.now()));
  const fields = payload.collections[collection].config.flattenedFields;
  const { descriptionField: by = 'summary', isPlace, valueFields: values = [] } = settings;
  // The summary is a text of its own, unless it is the beginning of a longer one.
  const except = typeof item[by] === 'string' ? ['title', by] : ['title'];
  const { headings, body, documents } = gatherText(fields, item, except);
  const named = values.flatMap((name) => valueTexts(fields, item, name, language));
  const place = isPlace ? placeOf(item) : null;
  const province = place ? [provinces[place.province].id, provinces[place.province].en] : [];
  return {
    documents,
    text: {
      key: `${collection}/${shown.item.id}`,
      collection,
      slug: String(item.slug),
      language,
      title: collapseSpace(String(item.title)),
      summary: summaryTextOf(item[by] ?? ''),
      headings: joined(headings),
      body: joined([...body, ...new Set([...named, ...province])]).slice(0, MAX_BODY_LENGTH),
      searchWords: collapseSpace(String(stored.searchWords ?? '')),
      place,
      publishedAt: timeIn(item, 'publishedAt', 'beginning'),
      from: timeIn(item, settings.fromField, 'beginning'),
      until: timeIn(item, settings.untilField, 'end'),
    },
  };
}

const timeIn = (item: Values, field: string | undefined, of: 'beginning' | 'end') =>
  toTime((field && (item[field] as string)) || null, of);

/** Adds the text of an item's documents to the end of its body. */
export function withDocuments({ text, documents }: IndexedText, textOf: (id: number) => string): SearchText {
  const body = [text.body, ...documents.map(textOf)].filter(Boolean).join('\n');
  return { ...text, body: body.slice(0, MAX_BODY_LENGTH) };
}
