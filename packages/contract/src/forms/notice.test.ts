import { expect, it } from 'vitest';
import { contactForm } from './contact/contact.ts';
import { isConsentRequired } from './notice.ts';

it('consent is required by a form with a consent field, not by one with another checkbox', () => {
  const consent = { groups: { last: { agreed: { type: 'consent' } } } } as const;
  expect(isConsentRequired({ ...contactForm, ...consent })).toBe(true);
  expect(isConsentRequired({ ...contactForm, groups: { last: { agreed: { type: 'checkbox' } } } })).toBe(
    false,
  );
});
