import { DEFAULT_LOCALE, isLocale, PREVIEW_PARAMETER, pathOfItem, withPrefix } from '@beranda/contract';
import type { Env } from '#cms/env.ts';
import { type PreviewClaims, signPreviewToken } from './preview-token.ts';

type Draft = { collection: PreviewClaims['collection']; doc: Record<string, unknown>; locale: string };

/** The public URL of a draft with its preview token; null without a page. */
export function previewAddress(
  env: Pick<Env, 'siteUrl' | 'payloadSecret'>,
  { collection, doc, locale }: Draft,
): string | null {
  const { id, slug } = doc;
  if ((typeof id !== 'number' && typeof id !== 'string') || typeof slug !== 'string' || slug === '') {
    return null;
  }
  const language = isLocale(locale) ? locale : DEFAULT_LOCALE;
  const token = signPreviewToken({ collection, id, locale: language }, env.payloadSecret);
  return `${env.siteUrl}${withPrefix(pathOfItem(collection, slug), language)}?${PREVIEW_PARAMETER}=${token}`;
}
