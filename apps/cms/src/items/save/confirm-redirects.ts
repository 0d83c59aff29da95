import {
  DEFAULT_LOCALE,
  type ItemCollection,
  itemCollectionOf,
  LOCALES,
  pathOfItem,
} from '@beranda/contract';
import type { CollectionBeforeChangeHook } from 'payload';
import { requireConfirmation } from '#cms/confirmation/require-confirmation.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { hiddenPages, localesWithPage } from '#cms/links/public-pages.ts';
import type { Redirect } from '#cms/payload-types.ts';
import { inEveryLanguage } from '#cms/redirects/addresses.ts';
import { listRedirects, ruleOf } from '#cms/redirects/stored-redirects.ts';
import { itemSaveOf } from './item-save.ts';
import { type Item, publicLanguages } from './save-action.ts';
import { addressChange } from './save-result.ts';

const question = (path: string) =>
  bilingual(
    `Staf telah mengalihkan alamat halaman ini (${path}) ke tempat lain.`,
    `Staff have redirected the address of this page (${path}) to another place.`,
  );
const action = bilingual('Tetap terbitkan', 'Publish all the same');

type Rule = Pick<Redirect, 'from' | 'to'>;

/** Publication removes redirects from exactly this address, which would hide the page. */
function removedSentence({ from, note, to }: Rule & Pick<Redirect, 'note'>): Bilingual {
  const written = note ? bilingual(` Catatannya: “${note}”`, ` Its note: “${note}”`) : bilingual('', '');
  return bilingual(
    `Pengalihan dari ${from} ke ${to} dihapus, dan tidak kembali bila halaman ini ditarik.${written.id}`,
    `The redirect from ${from} to ${to} is deleted, and does not come back when this page is withdrawn.${written.en}`,
  );
}

const hiddenSentence = ({ from, to }: Rule): Bilingual =>
  bilingual(
    `Pengalihan dari ${from} ke ${to} tetap berlaku: pengunjung sampai di sana dan tidak melihat halaman ini.`,
    `The redirect from ${from} to ${to} stays: visitors get there, and do not see this page.`,
  );

/**
 * Requires confirmation before an item becomes public at an address that staff have redirected: the redirect is deleted, or
 * hides the page if it is for all addresses below another one. Those that the program made for a changed address need none.
 *
 * @throws {ConfirmationRequiredError} naming the redirects.
 */
export function confirmRedirects(slug: ItemCollection): CollectionBeforeChangeHook {
  return async ({ context, data, operation, originalDoc, req }) => {
    if (req.payloadAPI !== 'REST' || itemCollectionOf(slug).base === null) return data;
    const save = itemSaveOf(context, slug, originalDoc?.id);
    const isNew = operation === 'create' && data._status === 'published';
    if (save?.action.kind !== 'publish' && !isNew) return data;
    const form = LOCALES.find((locale) => locale === req.locale) ?? DEFAULT_LOCALE;
    const languages = save?.action.kind === 'publish' ? save.action.languages : [form];
    const before = save?.before.publicState ?? null;
    const published = Object.fromEntries(languages.map((locale) => [locale, 'published']));
    const after = { ...before, slug: data.slug, _status: { ...before?._status, ...published } } as Item;
    if (!addressChange(before, after)) return data;

    const path = pathOfItem(slug, String(data.slug));
    const own = inEveryLanguage(path);
    const redirects = await listRedirects(req.payload, req);
    const removed = redirects.filter(({ from, isAutomatic }) => own.includes(from) && !isAutomatic);
    const others = redirects.filter(({ from }) => !own.includes(from)).map(ruleOf);
    const page = { path, title: path, locales: localesWithPage(publicLanguages(after)) };
    const hidden = hiddenPages([page], [], others);
    if (removed.length === 0 && hidden.length === 0) return data;
    requireConfirmation(req, {
      subject: `redirects ${slug} ${originalDoc?.id ?? 'new'}`,
      question: question(path),
      consequences: [...removed.map(removedSentence), ...hidden.map(({ rule }) => hiddenSentence(rule))],
      action,
    });
    return data;
  };
}
