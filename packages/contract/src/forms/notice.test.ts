import { expect, it } from 'vitest';
import { contactForm } from './contact/contact.ts';
import { isConsentRequired } from './notice.ts';

it('is asked for by forms with a field for it', () => {
  const consent = { groups: { last: { agreed: { type: 'consent' } } } } as const;
  expect(isConsentRequired({ ...contactForm, ...consent })).toBe(true);
  expect(isConsentRequired({ ...contactForm, groups: { last: { agreed: { type: 'checkbox' } } } })).toBe(
    false,
  );
});
