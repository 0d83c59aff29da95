import type { PageModule } from './page-definition.ts';
import { pageFolder } from './page-folder.ts';
import type { PageId } from './routes.ts';

const modules = import.meta.glob<PageModule>(['../pages/*/page.tsx', '../design/pages/*/page.tsx']);

/**
 * Imports `page.tsx` of the page's folder.
 *
 * @throws the import error if the chunk fails to load.
 */
export async function importPage(page: PageId): Promise<PageModule> {
  const load = modules[`../${pageFolder(page)}/page.tsx`];
  if (!load) throw new Error(`${pageFolder(page)} has no page.tsx`);
  return load();
}
