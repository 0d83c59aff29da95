import type { Endpoint } from 'payload';
import { databaseOf } from '#cms/database/database-of.ts';
import { answer, refuse } from './answers.ts';

/** Whether this process can serve: it can when its database answers. Says nothing else, and needs no key. */
export const healthEndpoint: Endpoint = {
  path: '/healthz',
  method: 'get',
  handler: async ({ payload }) => {
    try {
      const database = databaseOf(payload);
      await database.execute({ drizzle: database.drizzle, raw: 'SELECT 1' });
      return answer({ status: 'ok' });
    } catch (err) {
      payload.logger.error({ msg: 'The database does not answer', err });
      return refuse(503, 'The database does not answer');
    }
  },
};
