import type { Navigation } from '@beranda/contract';
import type { RootData } from './locale-root.tsx';

type RootAnswer = {
  data: { 'Navigation Bar': Pick<Navigation['Navigation Bar'], 'Left Menu'>; Footer: Navigation['Footer'] };
} & Partial<Omit<RootData, 'data'>>;

/** Whether an answer has the required lists of the menus; those of the bar may not be empty. */
function hasMenus(body: unknown): body is RootAnswer {
  const { data } = (body ?? {}) as { data?: Partial<Navigation> };
  const { Footer: footer, 'Navigation Bar': bar } = data ?? {};
  const lists = [bar?.['Left Menu'], footer?.['Left Menu'], footer?.['Right Menu']];
  return lists.every(Array.isArray) && lists[0]?.length !== 0;
}

/**
 * Data of the layout from an answer to `GET {apiUrl}/{locale}/v2/navigations`. The server sends all of it, a proxy may
 * send anything, and only the menus are required: the rest stays as it is known, if need be in the other language.
 *
 * @param known the data of the layout until now.
 * @returns undefined without menus, or if nobody knows the settings.
 */
export function rootDataOf(body: unknown, known: RootData | undefined): RootData | undefined {
  if (!hasMenus(body)) return undefined;
  const settings = body.settings ?? known?.settings;
  if (!settings) return undefined;
  const { 'Navigation Bar': bar, Footer } = body.data;
  const rightMenu = known?.data['Navigation Bar']['Right Menu'] ?? [];
  return {
    data: { 'Navigation Bar': { 'Right Menu': rightMenu, ...bar }, Footer },
    settings,
    copyrightYear: body.copyrightYear ?? known?.copyrightYear ?? new Date().getFullYear(),
  };
}
