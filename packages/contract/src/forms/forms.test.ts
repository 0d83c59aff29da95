import { describe, expect, it } from 'vitest';
import { TEXT_LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { type FormDefinition, fieldsOf, isUrgent } from './form-definition.ts';
import { sampleOf } from './form-sample.ts';
import { formSchema } from './form-schema.ts';
import { FORM_NAMES, FORMS, formIn } from './forms.ts';

describe.each(FORM_NAMES)('the form "%s"', async (name) => {
  const form: FormDefinition = FORMS[name].definition;
  const fields = Object.entries(fieldsOf(form));
  const sample = await sampleOf(name);
  const schema = formSchema(form);

  function errorsOf(input: Record<string, unknown>) {
    const result = schema.safeParse(input);
    if (result.success) return {};
    return Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
  }

  it('is registered under its name', () => {
    expect(form.name).toBe(name);
  });

  it('has a sample with every field, which is valid', () => {
    expect(Object.keys(sample)).toEqual(fields.map(([field]) => field));
    expect(Object.keys(schema.parse(sample)).sort()).toEqual(Object.keys(sample).sort());
  });

  it('names each field once, its sender and conditions among them', () => {
    const names = Object.values(form.groups).flatMap(Object.keys);
    expect(new Set(names).size).toBe(names.length);
    expect(fieldsOf(form)[form.sender.name]?.type).toBe('text');
    expect(fieldsOf(form)[form.sender.email]?.type).toBe('email');
    expect(fieldsOf(form)[form.sender.phone]?.type).toBe('phone');
    if (form.receiptCheckbox) expect(fieldsOf(form)[form.receiptCheckbox]?.type).toBe('checkbox');
    const conditions = fields.flatMap(([, { when, requiredWhen }]) => [when, requiredWhen]);
    for (const condition of [...conditions, form.urgentWhen])
      for (const [name, values] of Object.entries(condition ?? {})) {
        const field = fieldsOf(form)[name];
        expect(field && 'options' in field ? field.options : []).toEqual(expect.arrayContaining([...values]));
      }
  });

  it.each(LOCALES)('has every text in %s', (locale) => {
    const { texts } = formIn(locale, name);
    expect(Object.keys(texts.groups)).toEqual(Object.keys(form.groups));
    expect(Object.keys(texts.fields)).toEqual(fields.map(([field]) => field));
    for (const [field, definition] of fields)
      if ('options' in definition)
        expect(Object.keys(texts.fields[field]?.options ?? {})).toEqual([...definition.options]);
  });

  it('reports all missing fields at once', () => {
    const required = fields.filter(([, field]) => !field.isOptional && !field.when);
    expect(errorsOf({})).toEqual(Object.fromEntries(required.map(([field]) => [field, 'required'])));
  });

  it.each(fields.filter(([, field]) => !field.isOptional))('requires %s where it applies', (field) => {
    // A missing choice also takes away the fields that depend on it.
    expect(errorsOf({ ...sample, [field]: ' ' })).toEqual({ [field]: 'required' });
  });

  it.each(fields.filter(([, field]) => field.when))('drops %s where it does not apply', (field, { when }) => {
    const [condition = ''] = Object.keys(when ?? {});
    const definition = fieldsOf(form)[condition];
    const other =
      definition && 'options' in definition
        ? definition.options.find((value) => !when?.[condition]?.includes(value))
        : undefined;
    const result = schema.parse({ ...sample, [condition]: other, [field]: 'half typ' });
    expect(result[field]).toBeUndefined();
  });

  it.each(fields.filter(([, { type }]) => type === 'text' || type === 'longText'))(
    'rejects a text over the limit of %s',
    (field, { type }) => {
      const [limit, error] =
        type === 'text' ? [TEXT_LIMITS.line, 'lineTooLong'] : [TEXT_LIMITS.notes, 'tooLong'];
      expect(errorsOf({ ...sample, [field]: 'x'.repeat(limit) })).toEqual({});
      expect(errorsOf({ ...sample, [field]: 'x'.repeat(limit + 1) })).toEqual({ [field]: error });
    },
  );

  it.each(fields.filter(([, field]) => 'options' in field))('rejects unknown options of %s', (field) => {
    expect(errorsOf({ ...sample, [field]: 'gossip' })).toEqual({ [field]: 'invalidChoice' });
  });

  it.each(fields.filter(([, { type }]) => type !== 'checkbox'))('rejects a %s that is no text', (field) => {
    expect(Object.keys(errorsOf({ ...sample, [field]: { toString: 'x' } }))).toEqual([field]);
  });
});

it.each([
  ['complaint', { problemType: 'wrong-transfer' }, true],
  ['complaint', { problemType: 'scam' }, true],
  ['complaint', { problemType: 'unrecognised-transaction' }, true],
  ['complaint', { problemType: 'lost-card' }, true],
  ['complaint', { problemType: 'swallowed-card' }, true],
  // The bank has blocked it: nothing is lost by waiting.
  ['complaint', { problemType: 'access' }, false],
  ['complaint', { problemType: 'atm' }, false],
  ['complaint', { problemType: 'fees' }, false],
  ['complaint', {}, false],
  ['contact', { issue: 'atm', issueDetail: 'other' }, true],
  ['contact', { issue: 'atm', issueDetail: 'debited-atm' }, false],
  ['contact', { issue: 'other' }, false],
  ['data-request', {}, false],
] as const)('%s with %j is urgent: %s', (name, answers, expected) => {
  expect(isUrgent(FORMS[name].definition, answers)).toBe(expected);
});

it.each(FORM_NAMES)('whoever sends the form "%s" reads how to know that a caller is the bank', (name) => {
  const says = {
    id: ['menyebutkan nomor tiket ini', 'kode OTP diminta'],
    en: ['ticket number', 'one-time code'],
  };
  for (const locale of LOCALES) {
    const { nextSteps, oralNextSteps = nextSteps } = formIn(locale, name).texts;
    for (const words of says[locale])
      expect([nextSteps, oralNextSteps].filter((text) => !text.includes(words))).toEqual([]);
  }
});
