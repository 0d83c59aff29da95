import { type RedirectRule, redirectsResponse } from '@beranda/contract';
import { fetchApi } from './content.ts';
import type { RunningCms } from './start-cms.ts';

/** Stores a redirect through the local API; returns its id. */
export async function addRedirect(
  { payload }: RunningCms,
  from: string,
  to: string,
  status: 'permanent' | 'temporary' = 'permanent',
): Promise<number> {
  const data = { from, to, status };
  return (await payload.create({ collection: 'redirects', data, overrideAccess: true })).id;
}

/** The redirects of the content API. */
export async function fetchRedirects(cms: RunningCms): Promise<RedirectRule[]> {
  return redirectsResponse.parse(await (await fetchApi(cms, '/content/redirects')).json()).redirects;
}

/** The stored redirects, `from` to `to`. */
export async function storedRedirects({ payload }: RunningCms): Promise<Record<string, string>> {
  const { docs } = await payload.find({ collection: 'redirects', pagination: false, overrideAccess: true });
  return Object.fromEntries(docs.map(({ from, to }) => [from, to]));
}

export async function removeRedirects({ payload }: RunningCms): Promise<void> {
  await payload.db.deleteMany({ collection: 'redirects', where: {} });
}
