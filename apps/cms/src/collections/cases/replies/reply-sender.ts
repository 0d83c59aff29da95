import type { Locale } from '@beranda/contract';
import { sendJson } from '#cms/admin/send-json.ts';
import type { CaseStatus } from '../status/case-status.ts';
import type { ReplyBoxText } from './reply-box-texts.ts';

/** The request body. Other content is another reply. */
export type Reply = {
  locale: Locale;
  subject: string;
  body: string;
  /** The status after the reply, where it changes. */
  status?: CaseStatus;
};

const SERVER_ERROR = 500;
const ERRORS: Readonly<Record<number, ReplyBoxText>> = { 409: 'conflict', 422: 'sensitive' };

/**
 * Sends the replies of one screen. A reply that is sent again keeps its idempotency key until a response says that it is
 * stored: the first response may have been lost, and with another key the customer would get a second mail.
 */
export class ReplySender {
  readonly #address: string;
  readonly #keys = new Map<string, string>();

  /** @param address of the replies of the case. */
  constructor(address: string) {
    this.#address = address;
  }

  /** @returns the text of the result: `sent`, or why it was not. */
  async send(reply: Reply): Promise<ReplyBoxText> {
    const response = await sendJson(this.#address, { key: this.#keyOf(reply), ...reply });
    if (!response || response.status >= SERVER_ERROR) return 'unanswered';
    if (!response.ok) return ERRORS[response.status] ?? 'failed';
    // The same text is a new reply from now on.
    this.#keys.clear();
    return 'sent';
  }

  #keyOf({ body, locale, status, subject }: Reply): string {
    const content = JSON.stringify([locale, subject, body, status]);
    const key = this.#keys.get(content) ?? crypto.randomUUID();
    this.#keys.set(content, key);
    return key;
  }
}
