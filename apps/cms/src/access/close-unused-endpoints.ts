import {
  type Endpoint,
  NotFound,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload';
import { denyAll } from './rules.ts';

const respondNotFound: Endpoint['handler'] = ({ t }) => {
  throw new NotFound(t);
};

/** Whether an endpoint belongs to a feature that this collection or global does not use. */
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
 * Answers 404 for versions, verification or recurring jobs where they are not enabled. Payload registers the
 * endpoints everywhere and fails on missing tables or columns.
 */
export function closeUnusedEndpoints(config: SanitizedConfig): void {
  for (const entity of [...config.collections, ...config.globals]) {
    if (!entity.endpoints) continue;
    // Copy: the collections share Payload's endpoint objects.
    entity.endpoints = entity.endpoints.map((endpoint) =>
      isUnused(endpoint, entity, config) ? { ...endpoint, handler: respondNotFound } : endpoint,
    );
  }
}

/**
 * Closes Payload's collection of migrations, which only the command `migrate` writes: it is otherwise
 * writable for every signed-in user, and answers 501.
 *
 * @throws Error if Payload renames it.
 */
export function closeMigrations(config: SanitizedConfig): void {
  const migrations = config.collections.find(({ slug }) => slug === 'payload-migrations');
  if (!migrations) throw new Error('Payload has no collection of migrations.');
  Object.assign(migrations.access, { create: denyAll, read: denyAll, update: denyAll, delete: denyAll });
  migrations.endpoints = [];
}
