import { expect } from '@playwright/test';
import type { Administrator } from '../bench/administrator.ts';
import type { SharedStack } from './stack.ts';

type Language = 'id' | 'en';

/**
 * Changes a part of a global as its form does; `fields` are those of the part, in one language. An English text is said
 * to be right for the Indonesian one that is there.
 */
export async function changeGlobal(
  administrator: Administrator,
  { slug, part, locale }: { slug: 'settings' | 'home'; part: string; locale: Language },
  fields: Record<string, unknown>,
): Promise<void> {
  const isStillRight = locale === 'en';
  await administrator.call('POST', `/api/globals/${slug}?locale=${locale}`, {
    [part]: { ...fields, isStillRight },
  });
}

/** Waits until a page, as a visitor who is nobody gets it, contains a text or does so no more. */
export async function untilShown(
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
