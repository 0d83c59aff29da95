import type { Navigation } from '@beranda/contract';
import type { RootData } from './locale-root.tsx';

type NavigationsResponse = {
  data: { 'Navigation Bar': Pick<Navigation['Navigation Bar'], 'Left Menu'>; Footer: Navigation['Footer'] };
} & Partial<Omit<RootData, 'data'>>;

/** Whether a response has the required lists of the menus; those of the bar may not be empty. */
function hasMenus(body: unknown): body is NavigationsResponse {
  const { data } = (body ?? {}) as { data?: Partial<Navigation> };
  const { Footer: footer, 'Navigation Bar': bar } = data ?? {};
  const lists = [bar?.['Left Menu'], footer?.['Left Menu'], footer?.['Right Menu']];
  return lists.every(Array.isArray) && lists[0]?.length !== 0;
}

/**
 * Data of the layout from a response to `GET {apiUrl}/{locale}/v2/navigations`. Tolerant, since a proxy may have changed
 * it: only the menus are required; missing parts are taken from `known`, even if that is of the other language.
 *
 * @param known the data of the layout until now.
 * @returns undefined without menus, or if neither has the settings.
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
