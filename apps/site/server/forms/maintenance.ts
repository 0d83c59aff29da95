import { DEFAULT_LOCALE } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';

/** Whether the site is in maintenance and accepts no forms. */
export async function isInMaintenance(content: Content): Promise<boolean> {
  // If settings are unavailable, let the submission itself succeed or fail.
  const settings = await content.settings(DEFAULT_LOCALE).catch(() => undefined);
  return settings?.maintenance.isOn ?? false;
}
