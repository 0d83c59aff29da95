import type { Loader } from '#src/content/loading.ts';
import { pageFolder } from './page-folder.ts';
import { PAGE_IDS, type PageId } from './routes.ts';

const modules = import.meta.glob<Loader<unknown>>(
  ['../pages/*/loader.server.ts', '../design/pages/*/loader.server.ts'],
  { eager: true, import: 'load' },
);

/** @throws Error when the page's folder has no `loader.server.ts`, so that such a server does not start. */
function loaderOf(page: PageId): Loader<unknown> {
  const load = modules[`../${pageFolder(page)}/loader.server.ts`];
  if (!load) throw new Error(`${pageFolder(page)} has no loader.server.ts that exports load`);
  return load;
}

/** What decides the data of each page: `load` of the file `loader.server.ts` in its folder. */
export const loaders = Object.fromEntries(PAGE_IDS.map((page) => [page, loaderOf(page)])) as Record<
  PageId,
  Loader<unknown>
>;
