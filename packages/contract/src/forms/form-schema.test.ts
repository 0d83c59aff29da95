import { describe, expect, it } from 'vitest';
import { complaintForm } from './complaint/complaint.ts';
import { sample as complaint } from './complaint/sample.ts';
import { contactForm } from './contact/contact.ts';
import { sample } from './contact/sample.ts';
import { isApplicable, isReceiptSent, isRequired } from './form-definition.ts';
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
    expect(
      ['on', 'true', true].map((sendCopy) => isReceiptSent(contactForm, { ...sample, sendCopy })),
    ).toEqual([true, true, true]);
    expect(isReceiptSent(contactForm, others)).toBe(false);
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

  it('neither requires nor keeps the size of an MSME where the sender is a large company', () => {
    const large = { ...sample, companySize: 'large', msmeSize: undefined };
    expect(schema.safeParse(large).success).toBe(true);
    expect(schema.parse({ ...large, msmeSize: 'small' }).msmeSize).toBeUndefined();
  });

  it('accepts a complaint without an address where the sender is to be called, and mails no receipt of it', () => {
    const byPhone = { ...complaint, email: ' ', contactChannel: 'phone' };
    expect(formSchema(complaintForm).parse(byPhone).email).toBeUndefined();
    expect(isReceiptSent(complaintForm, byPhone)).toBe(false);
    expect(isReceiptSent(complaintForm, complaint)).toBe(true);
    const { issues = [] } =
      formSchema(complaintForm).safeParse({ ...byPhone, contactChannel: 'email' }).error ?? {};
    expect(issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual(['email required']);
  });

  it('applies a field only if all its conditions hold', () => {
    const field = { type: 'text', when: { kind: ['a'], size: ['b', 'c'] } } as const;
    expect(isApplicable(field, { kind: 'a', size: 'c' })).toBe(true);
    expect(isApplicable(field, { kind: 'a', size: 'd' })).toBe(false);
  });

  it('requires no field that does not apply', () => {
    const conditions = { when: { kind: ['a'] }, requiredWhen: { size: ['b'] } };
    const field = { type: 'text', isOptional: true, ...conditions } as const;
    expect(isRequired(field, { kind: 'a', size: 'b' })).toBe(true);
    expect(isRequired(field, { kind: 'a', size: 'c' })).toBe(false);
    expect(isRequired(field, { kind: 'x', size: 'b' })).toBe(false);
  });

  it('accepts a foreign number without country code only from earlier releases of the site', () => {
    const answers = { ...complaint, phone: '8123 4567' };
    expect(formSchema(complaintForm).safeParse(answers).success).toBe(true);
    const { issues = [] } = formSchema(complaintForm, {}, { isNew: true }).safeParse(answers).error ?? {};
    expect(issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual(['phone phone']);
  });
});
