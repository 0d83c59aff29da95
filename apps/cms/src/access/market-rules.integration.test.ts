import { createLocalReq } from 'payload';
import { restoreGlobalVersion } from '#cms/saves/restore-global-version.ts';
import { onOneDatabase } from '../../testing/databases.ts';
import { RULES } from '../../testing/market.ts';
import {
  ADMINISTRATOR,
  expectAccess,
  makeTestUsers,
  type Operation,
  STAFF,
  TREASURY,
} from '../../testing/test-users.ts';

onOneDatabase('access to market data', (cms) => {
  const people = makeTestUsers(cms);
  const payload = () => cms().payload;

  let day = 0;
  const holiday = () => {
    day += 1;
    const date = new Date(Date.UTC(2030, 0, day)).toISOString().slice(0, 10);
    return { date, name: 'Libur', closesBanks: true, closesExchange: true };
  };

  expectAccess(people, [
    ['read the rules of the market', STAFF, (as) => payload().findGlobal({ slug: 'market', ...as })],
    [
      'change the market settings',
      TREASURY,
      (as) => payload().updateGlobal({ slug: 'market', data: RULES, ...as }),
    ],
    [
      'restore old market settings',
      ADMINISTRATOR,
      async ({ user }) => {
        await payload().updateGlobal({ slug: 'market', data: RULES, overrideAccess: true });
        const { docs } = await payload().findGlobalVersions({ slug: 'market', overrideAccess: true });
        const req = await createLocalReq(user ? { user } : {}, payload());
        return restoreGlobalVersion(req, 'market', Number(docs[0]?.id));
      },
    ],
    ...(['currencies', 'funds', 'holidays'] as const).map(
      (collection): Operation => [`read ${collection}`, STAFF, (as) => payload().find({ collection, ...as })],
    ),
    ['add a holiday', TREASURY, (as) => payload().create({ collection: 'holidays', data: holiday(), ...as })],
    [
      'delete a holiday',
      TREASURY,
      async (as) => {
        const { id } = await payload().create({ collection: 'holidays', data: holiday() });
        return payload().delete({ collection: 'holidays', id, ...as });
      },
    ],
  ]);
});
