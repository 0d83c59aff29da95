import { expect, it } from 'vitest';
import { preferredContactText } from './preferred-contact.ts';

const sender = { senderEmail: 'ratna@contoh.example', senderPhone: '+62 812 0000 1111' };

it('names the phone number or the address by which the sender asked to be contacted', () => {
  expect(preferredContactText({ ...sender, answers: { contactChannel: 'phone' } })?.id).toContain(
    `lewat telepon: ${sender.senderPhone}`,
  );
  expect(preferredContactText({ ...sender, answers: { contactChannel: 'email' } })?.id).toContain(
    `lewat email: ${sender.senderEmail}`,
  );
});

it('is unknown where the form does not ask, or the address is missing', () => {
  expect(preferredContactText({ ...sender, answers: {} })).toBeNull();
  expect(
    preferredContactText({ ...sender, senderEmail: null, answers: { contactChannel: 'email' } }),
  ).toBeNull();
});
