import { describe, expect, expectTypeOf, it } from 'vitest';
import { contactForm } from './contact/contact.ts';
import { sample } from './contact/sample.ts';
import { type FormAnswers, isApplicable } from './form-definition.ts';
import { formSchema } from './form-schema.ts';

const schema = formSchema(contactForm);

const errorOf = (field: string, value: string) =>
  schema.safeParse({ ...sample, [field]: value }).error?.issues.map(({ message }) => message);

describe('form schema', () => {
  it.each(['ratna', 'ratna@', '@contoh.example', 'ra tna@contoh.example', 'ratna@contoh'])(
    'rejects the e-mail address %s',
    (email) => expect(errorOf('email', email)).toEqual(['email']),
  );

  it.each(['021-50000', '+628123456789012'])('accepts the phone number %s', (phone) =>
    expect(errorOf('phone', phone)).toBeUndefined(),
  );

  it.each(['0215000', '+6281234567890123', 'call me', '+62 812 3456 7890 1234 5678', '(((((((((('])(
    'rejects the phone number %s',
    (phone) => expect(errorOf('phone', phone)).toEqual(['phone']),
  );

  it.each(['123', 'ABCDEF1234567890', '31712345678900012'])('rejects the identity number %s', (number) =>
    expect(errorOf('identityNumber', number)).toEqual(['identityNumber']),
  );

  it('keeps only digits of an identity number', () => {
    expect(schema.parse(sample).identityNumber).toBe('3171234567890001');
  });

  it('reads checkboxes of browsers and of JSON', () => {
    expect(['on', 'true', true].map((sendCopy) => schema.parse({ ...sample, sendCopy }).sendCopy)).toEqual([
      true,
      true,
      true,
    ]);
    const { sendCopy: _, ...others } = sample;
    expect(schema.parse(others).sendCopy).toBe(false);
  });

  it('reports conditional fields also if others are invalid', () => {
    const input = { ...sample, email: 'x', msmeSize: '', industryType: '', issueDetail: '' };
    const issues = schema.safeParse(input).error?.issues ?? [];
    expect(issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
      'email email',
      'msmeSize required',
      'industryType required',
      'issueDetail required',
    ]);
  });

  it('applies a field only if all its conditions hold', () => {
    const field = { type: 'text', when: { kind: ['a'], size: ['b', 'c'] } } as const;
    expect(isApplicable(field, { kind: 'a', size: 'c' })).toBe(true);
    expect(isApplicable(field, { kind: 'a', size: 'd' })).toBe(false);
  });

  it('computes the type of the answers', () => {
    type Answers = FormAnswers<typeof contactForm>;
    expectTypeOf<Answers['customerType']>().toEqualTypeOf<'individual' | 'corporate' | 'general'>();
    expectTypeOf<Answers['issueDetail']>().toEqualTypeOf<'debited-atm' | 'other' | undefined>();
    expectTypeOf<Answers['fullName']>().toEqualTypeOf<string>();
    expectTypeOf<Answers['sendCopy']>().toEqualTypeOf<boolean | undefined>();
  });
});
