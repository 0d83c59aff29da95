import { createHmac } from 'node:crypto';
import type { Payload } from 'payload';

/** Rate limit: receipts per address and UTC day. */
export const DAILY_LIMIT = 3;
/**
 * The same for complaints and data requests, whose receipts regulation demands. Counted apart: whoever sends contact forms with
 * somebody's address cannot suppress the receipt of their complaint, and an attorney may complain for several customers.
 */
export const DAILY_LIMIT_OF_STATUTORY = 10;

const PREFIX = 'receipt';
const SLOTS = 'payload-kv';

/** Normalizes an address: lower case, without the part after a plus sign. */
function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.trim().toLowerCase().split('@');
  return `${name.split('+')[0]}@${host}`;
}

type Slot = { id: number; data?: { case?: string } };

type Recipient = { address: string; caseId: string; isStatutory: boolean };

/**
 * Rate limit: takes one of the address's daily slots for a case; false if none is left. A retried case
 * keeps its slot. Stores the address only as keyed digest, until the end of the day. Unique keys prevent a
 * race condition between processes.
 */
export async function acquireRecipientSlot(
  payload: Payload,
  { address, caseId, isStatutory }: Recipient,
): Promise<boolean> {
  const today = `${PREFIX}:${new Date().toISOString().slice(0, 10)}`;
  const digest = createHmac('sha256', `mail recipient ${payload.secret}`)
    .update(mailboxOf(address))
    .digest('hex');
  await payload.db.deleteMany({
    collection: SLOTS,
    where: { and: [{ key: { greater_than: `${PREFIX}:` } }, { key: { less_than: today } }] },
  });
  const limit = isStatutory ? DAILY_LIMIT_OF_STATUTORY : DAILY_LIMIT;
  for (let slot = 1; slot <= limit; slot += 1) {
    const key = `${today}:${digest}:${isStatutory ? 'statutory:' : ''}${slot}`;
    const find = () => payload.db.findOne<Slot>({ collection: SLOTS, where: { key: { equals: key } } });
    const taken = await find();
    if (taken?.data?.case === caseId) return true;
    if (taken) continue;
    const isOurs = await payload.db.create({ collection: SLOTS, data: { key, data: { case: caseId } } }).then(
      () => true,
      async (error: unknown) => {
        // Race condition: another process took it.
        if (await find()) return false;
        throw error;
      },
    );
    if (isOurs) return true;
  }
  return false;
}
