import { SERVICE_KEY_HEADER } from '@beranda/contract';
import type { Case } from '#cms/payload-types.ts';
import type { MailServer } from './mail-server.ts';
import { readMail } from './read-mail.ts';
import type { RunningCms } from './start-cms.ts';
import type { makeSignedInTestUsers } from './test-users.ts';

type People = Pick<ReturnType<typeof makeSignedInTestUsers>, 'headersOf'>;

/** What customer care does with a case, and what its sender gets. */
export const serviceDesk = (cms: () => RunningCms, { headersOf }: People, server: MailServer) => ({
  /** Carries out an action on a complaint. @returns the status of the response. */
  async act({ id }: Case, action: string, body: object): Promise<number> {
    const { status } = await fetch(`${cms().url}/api/cases/${id}/clock/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf('customer-care') },
      body: JSON.stringify(body),
    });
    return status;
  },

  /** The mails that were queued since the last call. */
  async sentMails() {
    await cms().payload.jobs.run({ limit: 20 });
    return server.mails.splice(0).map(({ to, message }) => ({ to, ...readMail(message) }));
  },

  /** What the page of the status shows of a case. */
  async statusOf({ senderPhone, ticket }: Case) {
    const response = await fetch(`${cms().url}/api/case-status`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SERVICE_KEY_HEADER]: cms().serviceKey },
      body: JSON.stringify({ ticket, contact: senderPhone }),
    });
    return ((await response.json()) as { status: Record<string, string> }).status;
  },
});
