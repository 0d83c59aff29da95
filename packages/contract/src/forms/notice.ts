import type { Locale } from '../locales.ts';
import { type FormDefinition, fieldsOf } from './form-definition.ts';

/** A version of the privacy notice, in the language in which the sender could read it. */
export type NoticeVersion = { version: string; locale: Locale };

/** The longest result of `noticeToken`, in characters. */
export const NOTICE_TOKEN_MAX_LENGTH = 30;

/** Whether a form asks for consent to the privacy notice. */
export function isConsentRequired(form: FormDefinition): boolean {
  return Object.values(fieldsOf(form)).some(({ type }) => type === 'consent');
}

/** How a form posts the notice that it was shown with, in `_notice`: such as `id:2.0`. */
export function noticeToken({ version, locale }: NoticeVersion): string {
  return `${locale}:${version}`;
}
