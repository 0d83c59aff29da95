import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { type ConfirmationRequest, requireConfirmation } from '#cms/confirmation/require-confirmation.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { hiddenPagesSentence, remainingLinksSentences } from '#cms/links/consequence-sentences.ts';
import { listLinkSources } from '#cms/links/link-sources.ts';
import { type HiddenPage, hiddenPages, listPublicPages } from '#cms/links/public-pages.ts';
import { sourceError, targetError } from './addresses.ts';
import { listRedirects, ruleOf, type WrittenRedirect } from './stored-redirects.ts';

/** The live pages that redirects would hide. */
export async function pagesHiddenBy(
  req: PayloadRequest,
  before: readonly WrittenRedirect[],
  after: readonly WrittenRedirect[],
): Promise<HiddenPage[]> {
  return hiddenPages(await listPublicPages(req), before.map(ruleOf), after.map(ruleOf));
}

/** The consequences of redirecting live pages. */
export async function consequencesOfHiding(
  req: PayloadRequest,
  siteUrl: string,
  hidden: readonly HiddenPage[],
) {
  const sources = await listLinkSources(
    req,
    siteUrl,
    hidden.map(({ path }) => path),
    (path, locale) => hidden.some((page) => page.path === path && page.locales.includes(locale)),
  );
  return [hiddenPagesSentence(hidden), ...remainingLinksSentences(sources)];
}

const question = bilingual(
  'Di alamat asal pengalihan ini ada halaman yang sedang tayang. Pengunjung tidak akan melihatnya lagi.',
  'There are live pages at the address that this redirect leads away from. Visitors will not see them any more.',
);
const action = bilingual('Tetap alihkan', 'Redirect all the same');

/** The confirmation needed for a redirect that hides live pages. */
async function questionOf(
  req: PayloadRequest,
  siteUrl: string,
  saved: WrittenRedirect,
  hidden: readonly HiddenPage[],
): Promise<ConfirmationRequest> {
  return {
    subject: `redirect ${saved.from}`,
    question,
    consequences: await consequencesOfHiding(req, siteUrl, hidden),
    action,
  };
}

/**
 * Requires confirmation of a redirect over live pages, listing these and the menus and links to them. Needs
 * none if the source does not change.
 *
 * @throws {ConfirmationRequiredError}
 */
export function confirmHidingPages(siteUrl: string): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const saved: WrittenRedirect = { ...originalDoc, ...data };
    const isValid = !sourceError(saved.from ?? '') && !targetError(saved.to ?? '');
    if (req.payloadAPI !== 'REST' || !isValid || saved.from === originalDoc?.from) return data;
    const before = await listRedirects(req.payload, req);
    const others = before.filter(({ id }) => id !== originalDoc?.id);
    const hidden = await pagesHiddenBy(req, before, [...others, saved]);
    if (hidden.length > 0) requireConfirmation(req, await questionOf(req, siteUrl, saved, hidden));
    return data;
  };
}
