import { describe, expect, it } from 'vitest';
import { type ContactMessage, contactSchema } from './contact.ts';
import { CONTACT_FIELDS } from './contact-options.ts';

const valid = {
  fullName: 'Ratna Wulandari',
  email: 'ratna@contoh.example',
  phone: '+62 812-3456-7890',
  customerType: 'individual',
  identityNumber: '3171 2345 6789 0001',
  topicType: 'question',
  issue: 'other',
  notes: 'Bagaimana cara membuka deposito?',
};

function errorsOf(input: Record<string, unknown>) {
  const result = contactSchema.safeParse(input);
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('contact form', () => {
  it('accepts a complete message and keeps only digits of the identity number', () => {
    const message = contactSchema.parse(valid);
    expect(message.identityNumber).toBe('3171234567890001');
    expect(message.sendCopy).toBe(false);
  });

  it('reports all missing fields at once', () => {
    expect(errorsOf({})).toEqual({
      fullName: 'required',
      email: 'required',
      phone: 'required',
      customerType: 'required',
      topicType: 'required',
      issue: 'required',
      notes: 'required',
    });
  });

  it('requires an identity number for customers', () => {
    expect(errorsOf({ ...valid, identityNumber: '' })).toEqual({ identityNumber: 'required' });
  });

  it('reports conditional fields also if others are invalid', () => {
    expect(errorsOf({ ...valid, email: 'x', customerType: 'corporate', issue: 'atm' })).toEqual({
      email: 'email',
      msmeSize: 'required',
      industryType: 'required',
      issueDetail: 'required',
    });
  });

  it.each(['ratna', 'ratna@', '@contoh.example', 'ra tna@contoh.example', 'ratna@contoh'])(
    'rejects the e-mail address %s',
    (email) => {
      expect(errorsOf({ ...valid, email })).toEqual({ email: 'email' });
    },
  );

  it.each(['123', 'call me', '+62 812 3456 7890 1234 5678', '(((((((((('])(
    'rejects the phone number %s',
    (phone) => {
      expect(errorsOf({ ...valid, phone })).toEqual({ phone: 'phone' });
    },
  );

  it.each(['123', 'ABCDEF1234567890', '31712345678900012'])(
    'rejects the identity number %s',
    (identityNumber) => {
      expect(errorsOf({ ...valid, identityNumber })).toEqual({ identityNumber: 'identityNumber' });
    },
  );

  it('requires an identity number for customers only, and drops it for others', () => {
    const message = contactSchema.parse({ ...valid, customerType: 'general', identityNumber: 'half typ' });
    expect(message.identityNumber).toBeUndefined();
  });

  it('rejects unknown options', () => {
    expect(errorsOf({ ...valid, topicType: 'gossip' })).toEqual({ topicType: 'invalidChoice' });
  });

  it('rejects texts over their limit', () => {
    expect(errorsOf({ ...valid, notes: 'x'.repeat(4_001) })).toEqual({ notes: 'tooLong' });
  });

  it('rejects values that are no text', () => {
    expect(errorsOf({ ...valid, fullName: { toString: 'x' } })).toEqual({ fullName: 'required' });
  });
});

it('lists exactly the fields of a message, in the order of the form', () => {
  const listed: readonly (keyof ContactMessage)[] = CONTACT_FIELDS;
  const complete = {
    ...valid,
    customerType: 'corporate',
    msmeSize: 'micro',
    industryType: 'trade',
    issue: 'atm',
  };
  const message = contactSchema.parse({ ...complete, issueDetail: 'other' });
  expect([...listed].sort()).toEqual(Object.keys(message).sort());
});
