import { describe, expect, expectTypeOf, it } from 'vitest';
import { contactForm } from './contact/contact.ts';
import { sample } from './contact/sample.ts';
import { type FormAnswers, isApplicable } from './form-definition.ts';
import { formSchema } from './form-schema.ts';

const schema = formSchema(contactForm);

describe('form schema', () => {
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

  it('asks a large company neither for its size as an MSME nor keeps one', () => {
    const large = { ...sample, companySize: 'large', msmeSize: undefined };
    expect(schema.safeParse(large).success).toBe(true);
    expect(schema.parse({ ...large, msmeSize: 'small' }).msmeSize).toBeUndefined();
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
