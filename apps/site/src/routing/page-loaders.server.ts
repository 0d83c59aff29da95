import type { Loader } from '#src/content/loader-types.ts';
import { pageFolder } from './page-folder.ts';
import { ALL_PAGE_IDS, type PageId } from './routes.ts';

const modules = import.meta.glob<Loader<unknown>>(
  ['../pages/*/loader.server.ts', '../design/pages/*/loader.server.ts'],
  { eager: true, import: 'load' },
);

/** @throws Error if the page's folder has no `loader.server.ts`; the server does not start then. */
function loaderOf(page: PageId): Loader<unknown> {
  const load = modules[`../${pageFolder(page)}/loader.server.ts`];
  if (!load) throw new Error(`${pageFolder(page)} has no loader.server.ts that exports load`);
  return load;
}

/** Loader of each page: `load` in `loader.server.ts` of its folder. */
export const loaders = Object.fromEntries(ALL_PAGE_IDS.map((page) => [page, loaderOf(page)])) as Record<
  PageId,
  Loader<unknown>
>;
