import { createHmac } from 'node:crypto';
import type { Payload } from 'payload';

/** How many confirmations one address gets on one day, in UTC. */
export const MOST_A_DAY = 3;

const PREFIX = 'contact-copy';
const SLOTS = 'payload-kv';

/** The mailbox behind an address: in small letters, without what follows a plus sign. */
function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.trim().toLowerCase().split('@');
  return `${name.split('+')[0]}@${host}`;
}

type Slot = { id: number; data?: { message?: string } };

/**
 * Takes one of the day's slots of an address for the confirmation of a message; false when all are taken. A message
 * that is tried again keeps its slot. The address is stored as a keyed digest alone, for as long as the day lasts;
 * keys are unique, so two processes cannot take the same slot.
 */
export async function takeRecipientSlot(
  payload: Payload,
  address: string,
  message: string,
): Promise<boolean> {
  const today = `${PREFIX}:${new Date().toISOString().slice(0, 10)}`;
  const digest = createHmac('sha256', `mail recipient ${payload.secret}`)
    .update(mailboxOf(address))
    .digest('hex');
  await payload.db.deleteMany({
    collection: SLOTS,
    where: { and: [{ key: { greater_than: `${PREFIX}:` } }, { key: { less_than: today } }] },
  });
  for (let slot = 1; slot <= MOST_A_DAY; slot += 1) {
    const key = `${today}:${digest}:${slot}`;
    const find = () => payload.db.findOne<Slot>({ collection: SLOTS, where: { key: { equals: key } } });
    const taken = await find();
    if (taken?.data?.message === message) return true;
    if (taken) continue;
    const isOurs = await payload.db.create({ collection: SLOTS, data: { key, data: { message } } }).then(
      () => true,
      async (error: unknown) => {
        // Somebody else took it in this moment.
        if (await find()) return false;
        throw error;
      },
    );
    if (isOurs) return true;
  }
  return false;
}
