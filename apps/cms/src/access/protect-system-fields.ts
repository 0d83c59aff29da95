import type { CollectionBeforeOperationHook, SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { FILE_METADATA } from './file-metadata.ts';

/** The fields that Payload adds to a collection, writes itself, and takes from every save. */
const systemFieldsOf = ({ auth, upload }: Pick<SanitizedCollectionConfig, 'auth' | 'upload'>): string[] => [
  'createdAt',
  ...(upload ? FILE_METADATA : []),
  ...(auth ? ['sessions'] : []),
];

type Save = { data?: Record<string, unknown>; overrideAccess?: boolean };

/** Drops fields from the data of a save over an API. */
function dropFields<Args>(args: Args, names: readonly string[]): Args {
  const { data, overrideAccess } = args as Save;
  if (overrideAccess || !data || names.every((name) => !(name in data))) return args;
  const kept = Object.entries(data).filter(([name]) => !names.includes(name));
  return { ...args, data: Object.fromEntries(kept) };
}

/**
 * Ignores fields that only Payload writes: times of creation, facts of files, sessions. It has no access rules for them,
 * and access rules of fields would also reject what it writes itself.
 */
export function protectSystemFields(config: SanitizedConfig): void {
  for (const collection of config.collections) {
    const names = systemFieldsOf(collection);
    // An update compares the time of its form with it, and then replaces it.
    const drop: CollectionBeforeOperationHook = ({ args, operation }) =>
      dropFields(args, operation === 'create' ? [...names, 'updatedAt'] : names);
    collection.hooks.beforeOperation = [drop, ...(collection.hooks.beforeOperation ?? [])];
  }
  for (const global of config.globals)
    global.hooks.beforeOperation = [
      ({ args }) => dropFields(args, ['createdAt']),
      ...(global.hooks.beforeOperation ?? []),
    ];
}
