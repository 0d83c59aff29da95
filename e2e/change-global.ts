import type { Locale } from '@beranda/contract';
import { expect } from '@playwright/test';
import type { Administrator } from '../bench/administrator.ts';
import type { SharedStack } from './stack.ts';

/**
 * Updates a part of a global in one language, like its form. English texts are marked as up to date with the Indonesian
 * ones.
 */
export async function changeGlobal(
  administrator: Administrator,
  { slug, part, locale }: { slug: 'settings' | 'home'; part: string; locale: Locale },
  fields: Record<string, unknown>,
): Promise<void> {
  const isStillRight = locale === 'en';
  await administrator.call('POST', `/api/globals/${slug}?locale=${locale}`, {
    [part]: { ...fields, isStillRight },
  });
}

/** Waits until a page, fetched anonymously, contains a text or no longer does. */
export async function waitUntilShown(
  stack: SharedStack,
  path: string,
  text: string,
  isShown = true,
): Promise<void> {
  await expect
    .poll(async () => (await (await fetch(stack.siteUrl + path)).text()).includes(text), {
      timeout: 4_000,
      intervals: [50],
    })
    .toBe(isShown);
}
