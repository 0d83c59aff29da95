import { designPages } from '#src/design/routes.ts';
import type { PageId } from './routes.ts';

/** Folder of a page's code under `src`: its id in kebab case. */
export function pageFolder(page: PageId): string {
  const folder = page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${page in designPages ? 'design/pages' : 'pages'}/${folder}`;
}
