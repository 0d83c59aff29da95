import type { Locale } from '@beranda/contract';
import type { PayloadRequest } from 'payload';

type GlobalSlug = 'about' | 'settings' | 'navigation' | 'home' | 'calculators' | 'search' | 'market';
type Row = { id?: string | null };

/**
 * Copies row ids from the first language to the second: rows are shared, and only texts are localized.
 *
 * @throws Error if the rows do not match.
 */
function withRowIds(data: unknown, stored: unknown, at: string): unknown {
  if (Array.isArray(data)) {
    if (!Array.isArray(stored) || stored.length !== data.length) {
      throw new Error(`${at} does not have the same rows in both languages.`);
    }
    return data.map((row, index) => {
      const storedRow: unknown = stored[index];
      if (typeof row !== 'object' || row === null) return row;
      return { ...(withRowIds(row, storedRow, `${at}[${index}]`) as object), id: (storedRow as Row).id };
    });
  }
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      withRowIds(value, (stored as Record<string, unknown> | undefined)?.[key], `${at}.${key}`),
    ]),
  );
}

/** Saves a global in both languages. */
export async function seedGlobal(
  req: PayloadRequest,
  slug: GlobalSlug,
  data: Record<Locale, object>,
): Promise<void> {
  const written = await req.payload.updateGlobal({
    slug,
    req,
    data: data.id as never,
    locale: 'id',
    depth: 0,
    overrideAccess: true,
  });
  await req.payload.updateGlobal({
    slug,
    req,
    data: withRowIds(data.en, written, slug) as never,
    locale: 'en',
    depth: 0,
    overrideAccess: true,
  });
}
