import {
  DEFAULT_LOCALE,
  type ItemCollection,
  itemCollectionOf,
  LOCALES,
  type Locale,
  localesShownIn,
  pathOfItem,
} from '@beranda/contract';
import type { CollectionBeforeChangeHook, GlobalConfig, PayloadRequest } from 'payload';
import { requireConfirmation } from '#cms/confirmation/require-confirmation.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { brokenLinksIn, linksWithout } from '#cms/links/broken-links.ts';
import { brokenLinkSentences } from '#cms/links/consequence-sentences.ts';
import { type IsKnownAddress, readKnownAddresses } from '#cms/links/known-addresses.ts';
import type { WrittenLink } from '#cms/links/links-in.ts';
import { listRedirects, ruleOf } from '#cms/redirects/stored-redirects.ts';
import { itemSaveOf } from '../save/item-save.ts';
import { publicLanguages } from '../save/save-action.ts';

const question = bilingual(
  'Tautan berikut menuju halaman yang belum ada atau belum tayang. Pengunjung yang mengekliknya tidak menemukan apa-apa.',
  'These links lead to pages that do not exist or are not public yet. Visitors who follow them find nothing.',
);
const action = bilingual('Tayangkan dengan tautan itu', 'Make it public with these links');

const formLocaleOf = ({ locale }: PayloadRequest): Locale =>
  LOCALES.find((candidate) => candidate === locale) ?? DEFAULT_LOCALE;

/** Most saves have no link to this site, and need not read its addresses. */
const hasLink = (documents: readonly unknown[], locales: readonly Locale[], siteUrl: string) =>
  documents.some((document) => brokenLinksIn(document, locales, siteUrl, () => false).length > 0);

async function knownAddresses(req: PayloadRequest): Promise<IsKnownAddress> {
  return readKnownAddresses(req, (await listRedirects(req.payload, req)).map(ruleOf));
}

/** Links that were public before are on the dashboard; a question at every save would not be read. */
function askAbout(req: PayloadRequest, subject: string, links: readonly WrittenLink[]): void {
  if (links.length === 0) return;
  requireConfirmation(req, {
    subject: `broken links ${subject}`,
    question,
    consequences: brokenLinkSentences(links),
    action,
  });
}

/**
 * Requires confirmation before an item is published with links that lead nowhere and were not public before.
 *
 * @throws {ConfirmationRequiredError} naming the links.
 */
export function confirmBrokenLinks(siteUrl: string, slug: ItemCollection): CollectionBeforeChangeHook {
  return async ({ context, data, operation, originalDoc, req }) => {
    if (req.payloadAPI !== 'REST') return data;
    const form = formLocaleOf(req);
    const save = itemSaveOf(context, slug, originalDoc?.id);
    const isNew = operation === 'create' && data._status === 'published';
    if (save?.action.kind !== 'publish' && !isNew) return data;
    const languages = save?.action.kind === 'publish' ? save.action.languages : [form];
    if (!hasLink([data, save?.before.draft], languages, siteUrl)) return data;
    const known = await knownAddresses(req);
    const own = itemCollectionOf(slug).base === null ? null : pathOfItem(slug, String(data.slug ?? ''));
    // An item may link to itself.
    const isKnown: IsKnownAddress = (path, locale) =>
      known(path, locale) || (path === own && localesShownIn(locale).some((one) => languages.includes(one)));
    const links = languages.flatMap((locale) =>
      brokenLinksIn(locale === form ? data : save?.before.draft, [locale], siteUrl, isKnown),
    );
    const shown = save ? publicLanguages(save.before.publicState) : [];
    const before = brokenLinksIn(save?.before.publicState, shown, siteUrl, isKnown);
    askAbout(req, `${slug} ${originalDoc?.id ?? 'new'}`, linksWithout(links, before));
    return data;
  };
}

/** The same for a global, where every save is public. */
export const confirmBrokenLinksOfGlobal =
  (siteUrl: string) =>
  (global: GlobalConfig): GlobalConfig => ({
    ...global,
    hooks: {
      ...global.hooks,
      beforeChange: [
        ...(global.hooks?.beforeChange ?? []),
        async ({ data, originalDoc, req }) => {
          if (req.payloadAPI !== 'REST') return data;
          if (!hasLink([data], [formLocaleOf(req)], siteUrl)) return data;
          const isKnown = await knownAddresses(req);
          const linksOf = (document: unknown) =>
            brokenLinksIn(document, [formLocaleOf(req)], siteUrl, isKnown);
          askAbout(req, global.slug, linksWithout(linksOf(data), linksOf(originalDoc)));
          return data;
        },
      ],
    },
  });
