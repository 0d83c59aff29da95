import type { Locale } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import type { Case } from '#cms/payload-types.ts';
import { newMessageId } from './mail-thread.ts';

type Reply = {
  /** Idempotency key. */
  key: string;
  locale: Locale;
  subject: string;
  body: string;
};

/**
 * Transactional outbox: stores a reply with the job that mails it, in the request's transaction and in the name of its
 * user.
 */
export async function queueReply(
  req: PayloadRequest,
  { id, ticket }: Pick<Case, 'id' | 'ticket'>,
  reply: Reply,
): Promise<void> {
  const stored = await req.payload.create({
    collection: 'case-replies',
    data: {
      ...reply,
      case: id,
      messageId: newMessageId(req.payload, ticket),
      author: Number(req.user?.id),
      authorName: req.user?.name || req.user?.email || '',
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
  await req.payload.jobs.queue({ task: 'sendReply', input: { reply: String(stored.id) }, req });
}
