import {
  type Endpoint,
  NotFound,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload';
import { nobody } from './rules.ts';

const answerNotFound: Endpoint['handler'] = ({ t }) => {
  throw new NotFound(t);
};

/** Whether an endpoint asks for something that this collection or global does not have. */
function isUnused(
  { path }: Pick<Endpoint, 'path'>,
  entity: SanitizedCollectionConfig | SanitizedGlobalConfig,
  { jobs }: SanitizedConfig,
): boolean {
  if (path.startsWith('/versions')) return !entity.versions;
  if (path.startsWith('/verify/')) return !('auth' in entity && entity.auth?.verify);
  return path === '/handle-schedules' && !jobs.scheduling;
}

/**
 * Answers 404 where somebody asks for versions, verifications or recurring jobs where there are none. Payload has the
 * endpoints everywhere, and lets its database fail on a table or a column that does not exist.
 */
export function closeUnusedEndpoints(config: SanitizedConfig): void {
  for (const entity of [...config.collections, ...config.globals]) {
    if (!entity.endpoints) continue;
    // The collections share Payload's endpoints, so none is changed in place.
    entity.endpoints = entity.endpoints.map((endpoint) =>
      isUnused(endpoint, entity, config) ? { ...endpoint, handler: answerNotFound } : endpoint,
    );
  }
}

/**
 * Closes the list of migrations, which only the command `migrate` writes. Payload lets everybody who can sign in read
 * and write it, and answers requests for it with 501.
 *
 * @throws Error when Payload names it otherwise.
 */
export function closeMigrations(config: SanitizedConfig): void {
  const migrations = config.collections.find(({ slug }) => slug === 'payload-migrations');
  if (!migrations) throw new Error('Payload has no collection of migrations.');
  Object.assign(migrations.access, { create: nobody, read: nobody, update: nobody, delete: nobody });
  migrations.endpoints = [];
}
