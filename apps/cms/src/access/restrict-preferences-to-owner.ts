import { type Endpoint, Forbidden, NotFound, type SanitizedConfig } from 'payload';
import { isStaff } from './rules.ts';

const SLUG = 'payload-preferences';

/** 404 instead of the 500 that Payload's database adapter answers when there is nothing to delete. */
const rejectUnknownKey = async (req: Parameters<Endpoint['handler']>[0]): Promise<void> => {
  const { totalDocs } = await req.payload.count({
    collection: SLUG,
    overrideAccess: false,
    req,
    where: { key: { equals: req.routeParams?.key } },
  });
  if (totalDocs === 0) throw new NotFound(req.t);
};

/**
 * Restricts preferences to their staff owner. Payload would store them for every signed-in user.
 *
 * @throws Error if Payload renames them.
 */
export function restrictPreferencesToOwner(config: SanitizedConfig): void {
  const preferences = config.collections.find(({ slug }) => slug === SLUG);
  if (!preferences?.endpoints) throw new Error('Payload has no collection of preferences.');
  preferences.access.create = isStaff;
  for (const operation of ['read', 'update', 'delete'] as const) {
    const own = preferences.access[operation];
    preferences.access[operation] = (args) => isStaff(args) && own(args);
  }
  preferences.endpoints = preferences.endpoints.map((endpoint) => {
    if (endpoint.path !== '/:key') return endpoint;
    const handler: Endpoint['handler'] = async (req) => {
      if (!isStaff({ req })) throw new Forbidden(req.t);
      if (endpoint.method === 'delete') await rejectUnknownKey(req);
      return endpoint.handler(req);
    };
    return { ...endpoint, handler };
  });
}
