import { type FormName, formIn, isConsentRequired, type Locale, MISSING_FACT } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import type { PageForm, Visitor } from '#src/content/loader-types.ts';
import { privacyNoticeInForce } from '#src/features/legal-notices/notice-in-force.server.ts';
import { withUnbrokenFigures } from '#src/i18n/unbroken.ts';
import { loadChoices } from './load-choices.server.ts';

/** The form of a page for one visitor, with the values that it offers. */
export async function loadForm(
  name: FormName,
  visitor: Visitor,
  content: Content,
  locale: Locale,
): Promise<PageForm> {
  const facts = await content.facts(locale);
  const { fact } = formIn(locale, name).definition.answerTime;
  // Without a value today, the definition's time is shown, which the deadline of the case will count.
  const answerTime = fact && facts[fact] !== MISSING_FACT ? facts[fact] : undefined;
  const form = withUnbrokenFigures(formIn(locale, name, answerTime));
  const choices = await loadChoices(form.definition, content, locale);
  // A rejected form already has the notice that the back office named.
  const notice =
    visitor.notice ??
    (isConsentRequired(form.definition) ? await privacyNoticeInForce(content, locale) : undefined);
  return { ...visitor, ...form, choices, facts, ...(notice ? { notice } : {}) };
}
