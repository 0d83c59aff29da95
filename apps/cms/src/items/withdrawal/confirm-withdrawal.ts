import {
  ITEM_COLLECTIONS,
  type ItemCollection,
  itemCollectionOf,
  LOCALES,
  type Locale,
  pathOfItem,
} from '@beranda/contract';
import type { CollectionBeforeDeleteHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { requireConfirmation } from '#cms/confirmation/require-confirmation.ts';
import { type MultilingualItem, publishedLanguages, textIn } from '#cms/content/multilingual.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { hiddenPagesSentence, remainingLinksSentences } from '#cms/links/consequence-sentences.ts';
import { listUses } from '#cms/links/find-use.ts';
import { findLinkSource, type LinkSource, listLinkSources } from '#cms/links/link-sources.ts';
import { localesWithPage } from '#cms/links/public-pages.ts';
import { findStored } from '../find-stored.ts';
import { itemSaveOf } from '../save/item-save.ts';

const question = bilingual(
  'Yang ditarik ini masih dituju dari tempat lain di situs. Tautan di sana akan berakhir di halaman yang tidak ada.',
  'Other places of the site still lead to what is taken back. Links there will end at a page that is not there.',
);
const action = bilingual('Tetap tarik', 'Take back all the same');

const keyOf = ({ id, kind, slug }: Pick<LinkSource, 'id' | 'kind' | 'slug'>) => `${kind} ${slug} ${id}`;

/** Published documents that link to an item's page, or embed the item. */
async function sourcesLinkingTo(
  req: PayloadRequest,
  siteUrl: string,
  collection: ItemCollection,
  item: MultilingualItem,
  removedLocales: readonly Locale[],
): Promise<LinkSource[]> {
  const path = pathOfItem(collection, item.slug ?? '');
  const hasPage = itemCollectionOf(collection).base !== null;
  const linking = hasPage
    ? await listLinkSources(
        req,
        siteUrl,
        [path],
        (to, locale) => to === path && removedLocales.includes(locale),
      )
    : [];
  const uses = (await listUses(req, { slug: collection, id: Number(item.id) })).filter(
    ({ isDraft, kind, slug }) =>
      !isDraft && (kind === 'globals' || ITEM_COLLECTIONS.some((candidate) => candidate === slug)),
  );
  const linkingKeys = new Set(linking.map(keyOf));
  const using: LinkSource[] = [];
  for (const use of uses) {
    if (linkingKeys.has(keyOf(use))) continue;
    linkingKeys.add(keyOf(use));
    const source = await findLinkSource(req, use);
    if (source) using.push(source);
  }
  const self = keyOf({ kind: 'collections', slug: collection, id: Number(item.id) });
  return [...linking, ...using].filter((source) => keyOf(source) !== self);
}

/**
 * Requires confirmation before withdrawing a referenced item. Needs none if nothing refers to it, or if the
 * language's address keeps answering with the Indonesian fallback.
 *
 * @throws {ConfirmationRequiredError}
 */
async function confirmWithdrawal(
  req: PayloadRequest,
  siteUrl: string,
  {
    collection,
    id,
    locales,
  }: { collection: ItemCollection; id: number | string; locales: readonly Locale[] },
): Promise<void> {
  if (req.payloadAPI !== 'REST') return;
  const item = await findStored(req, collection, id);
  if (!item) return;
  const published = publishedLanguages(item);
  const after = localesWithPage(published.filter((locale) => !locales.includes(locale)));
  const removedLocales = localesWithPage(published).filter((locale) => !after.includes(locale));
  if (removedLocales.length === 0) return;
  const sources = await sourcesLinkingTo(req, siteUrl, collection, item, removedLocales);
  if (sources.length === 0) return;
  const page = {
    path: pathOfItem(collection, item.slug ?? ''),
    title: LOCALES.map((locale) => textIn(item.title, locale)).find(Boolean) ?? '',
    locales: removedLocales,
  };
  const hasPage = itemCollectionOf(collection).base !== null;
  requireConfirmation(req, {
    subject: `withdraw ${collection} ${id} ${removedLocales.join()}`,
    question,
    consequences: [...(hasPage ? [hiddenPagesSentence([page])] : []), ...remainingLinksSentences(sources)],
    action,
  });
}

/** Requires confirmation before withdrawing one or all languages. Runs after `beginSave`. */
export function confirmBeforeWithdrawing(
  siteUrl: string,
  slug: ItemCollection,
): CollectionBeforeOperationHook {
  return async ({ args, context, operation, req }) => {
    const { id } = args as { id?: number | string };
    const action = operation === 'update' ? itemSaveOf(context, slug, id)?.action : undefined;
    if (action?.kind !== 'withdraw' || id === undefined) return;
    await confirmWithdrawal(req, siteUrl, { collection: slug, id, locales: action.languages });
  };
}

/** Requires confirmation before a published item is deleted. */
export function confirmBeforeDeleting(siteUrl: string, slug: ItemCollection): CollectionBeforeDeleteHook {
  return ({ id, req }) => confirmWithdrawal(req, siteUrl, { collection: slug, id, locales: LOCALES });
}
