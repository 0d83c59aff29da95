import type { SanitizedConfig } from 'payload';
import { nobody } from './nobody.ts';

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
