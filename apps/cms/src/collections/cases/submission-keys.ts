import { createHmac } from 'node:crypto';
import type { FormAnswers, FormName, Locale } from '@beranda/contract';

/** A sent form, with the browser that sent it. */
export type SubmittedForm = {
  form: FormName;
  /** Valid by the form's schema. */
  answers: FormAnswers;
  locale: Locale;
  /** Idempotency key of the sender's page. */
  key: string;
  /** Identifies the sender's browser. */
  browser?: string | undefined;
};

export type SubmissionKeys = {
  /** Digest of the opened form and its content. */
  idempotencyKey: string;
  /** Digest of the browser and the content, the same from any page; undefined where the browser is not known. */
  contentKey: string | undefined;
};

/**
 * The keys by which a submission that is sent again is recognised: HMACs of the whole content with the key of the sender's
 * page, and with the sender's browser. Other content makes another case. Keyed, because a bare hash would allow guessing the
 * identity number. The captcha does not count: what is sent again may carry another one.
 *
 * @param fileKeys what identifies the content of each attachment.
 */
export function submissionKeys(
  { form, answers, locale, key, browser }: SubmittedForm,
  fileKeys: readonly string[],
  secret: string,
): SubmissionKeys {
  const content = Object.entries(answers)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const keyed = (purpose: string, sender: string) =>
    createHmac('sha256', `${purpose} ${secret}`)
      .update(JSON.stringify([sender, form, locale, content, fileKeys.toSorted()]))
      .digest('hex');
  return {
    idempotencyKey: keyed('submission', key),
    contentKey: browser === undefined ? undefined : keyed('submission content', browser),
  };
}
