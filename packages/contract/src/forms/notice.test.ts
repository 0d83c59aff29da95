import { expect, it } from 'vitest';
import { contactForm } from './contact/contact.ts';
import { asksConsent } from './notice.ts';

it('is asked for by forms with a field for it', () => {
  const consent = { groups: { last: { agreed: { type: 'consent' } } } } as const;
  expect(asksConsent({ ...contactForm, ...consent })).toBe(true);
  expect(asksConsent({ ...contactForm, groups: { last: { agreed: { type: 'checkbox' } } } })).toBe(false);
});
