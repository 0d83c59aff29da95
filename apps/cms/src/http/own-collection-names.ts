import type { DatabaseAdapterObj } from 'payload';

/**
 * Keeps Payload from finding `constructor` and `__proto__` where it looks collections up by a name that a request
 * gives. It fills the object before it opens the database.
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
