import { IN_MAINTENANCE, type Locale } from '@beranda/contract';
import type { RootData } from '#src/app/locale-root.tsx';
import type { Content } from '#src/content/client.ts';
import { PageError } from '#src/content/page-error.ts';

/**
 * Data that all pages of a language share.
 *
 * @param isExempt ignores maintenance.
 * @throws PageError in maintenance; ContentUnavailableError if there is no cached response.
 */
export async function loadRoot(
  content: Content,
  locale: Locale,
  { isExempt = false } = {},
): Promise<RootData> {
  const settings = await content.settings(locale);
  const { isOn, message, expectedEnd } = settings.maintenance;
  if (isOn && !isExempt) {
    throw new PageError({
      statusCode: 503,
      message: IN_MAINTENANCE,
      maintenance: { message, expectedEnd },
    });
  }
  return { data: await content.navigation(locale), settings, copyrightYear: content.year() };
}
