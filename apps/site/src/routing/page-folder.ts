import { DESIGN_PAGE_IDS, type PageId } from './routes.ts';

/** Folder of a page's code under `src`: its id in kebab case. */
export function pageFolder(page: PageId): string {
  const folder = page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${DESIGN_PAGE_IDS.some((one) => one === page) ? 'design/pages' : 'pages'}/${folder}`;
}
