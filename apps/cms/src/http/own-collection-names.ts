import type { DatabaseAdapterObj } from 'payload';

/**
 * Prevents prototype names such as `constructor` and `__proto__` from matching collections. Payload fills the
 * object before it opens the database.
 */
export function withOwnCollectionNames(database: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...database,
    init: (args) => {
      Object.setPrototypeOf(args.payload.collections, null);
      return database.init(args);
    },
  };
}
