import { IN_MAINTENANCE, type Locale } from '@beranda/contract';
import type { RootData } from '#src/app/locale-root.tsx';
import type { Content } from '#src/content/client.ts';
import { PageError } from '#src/content/page-error.ts';

/**
 * What every page of a language shares.
 *
 * @param isExempt for who sees pages during maintenance too.
 * @throws PageError while the site is out of service; ContentUnavailable when there is nothing to answer from.
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
