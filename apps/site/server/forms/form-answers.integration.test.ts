import { randomUUID } from 'node:crypto';
import {
  type FieldErrorCode,
  FORM_NAMES,
  FORMS,
  type FormDefinition,
  type FormName,
  fieldsOf,
  formSchema,
  groupDigits,
  hasCheckPage,
  LOCALES,
} from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { beforeAll, describe, expect, it } from 'vitest';
import { messagesOf } from '#src/i18n/messages.ts';
import { addressOfForm } from '../../testing/form-address.ts';
import { HOSTILE_TEXTS, tooLongCodeOf, wrongValueOf } from '../../testing/form-answers.ts';
import { offerSampleProduct } from '../../testing/offer-sample-product.ts';
import { openForm, postForCheck, sendByScript, sendPlain } from '../../testing/open-form.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite();

beforeAll(() => offerSampleProduct(cms, site));

/** What is stored of a case: the columns of its sender, and its other answers. */
async function storedAnswers(name: FormName, ticket: string) {
  const { docs } = await cms.payload.find({
    collection: 'cases',
    where: { ticket: { equals: ticket } },
    overrideAccess: true,
  });
  expect(docs).toHaveLength(1);
  const { answers, senderName, senderEmail, senderPhone } = docs[0] ?? {};
  const { sender }: FormDefinition = FORMS[name].definition;
  return {
    ...(answers as Record<string, unknown>),
    [sender.name]: senderName,
    [sender.email]: senderEmail,
    [sender.phone]: senderPhone,
  };
}

type Errors = Record<string, FieldErrorCode>;

/** The errors of fields, without those that have none. */
const errorsBy = (fields: [string, FieldErrorCode | undefined][]): Errors =>
  Object.fromEntries(fields.filter((entry): entry is [string, FieldErrorCode] => entry[1] !== undefined));

async function reportedErrors(response: Response): Promise<Errors> {
  expect(response.status).toBe(400);
  const { fields } = (await response.json()) as { fields: Record<string, FieldErrorCode[]> };
  return errorsBy(Object.entries(fields).map(([field, [code]]) => [field, code]));
}

/** The messages at the fields of a page. */
function shownErrors(html: string): Record<string, string> {
  const found = html.matchAll(/<p id="form-(\w+)-error"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)</g);
  return Object.fromEntries([...found].map(([, field = '', sentence = '']) => [field, sentence]));
}

describe.each(FORM_NAMES)('the form "%s"', async (name) => {
  const definition: FormDefinition = FORMS[name].definition;
  const fields = Object.entries(fieldsOf(definition));
  const sample = await sampleOf(name);
  // Other fields depend on these: a wrong one takes them away.
  const conditions = new Set(fields.flatMap(([, { when = {} }]) => Object.keys(when)));
  const independent = fields.filter(([field]) => !conditions.has(field));

  const REJECTED: [string, Record<string, string>, Errors][] = [
    [
      'empty',
      Object.fromEntries(independent.map(([field]) => [field, ' '])),
      errorsBy(independent.map(([field, { isOptional }]) => [field, isOptional ? undefined : 'required'])),
    ],
    [
      'wrong',
      Object.fromEntries(independent.map(([field, one]) => [field, wrongValueOf(one)?.[0] ?? ''])),
      errorsBy(independent.map(([field, one]) => [field, wrongValueOf(one)?.[1]])),
    ],
  ];

  it.each(REJECTED)('reports every field that is %s, to script', async (_, values, errors) => {
    const form = await openForm(site, addressOfForm(name, 'id'));
    const response = await sendByScript(site, form, { ...sample, ...values });
    expect(await reportedErrors(response)).toEqual(errors);
  });

  it.each(LOCALES.flatMap((locale) => REJECTED.map((rejected) => [locale, ...rejected] as const)))(
    'shows in %s the error of every field that is %s, without JavaScript',
    async (locale, _, values, errors) => {
      const form = await openForm(site, addressOfForm(name, locale));
      const response = await postForCheck(site, form, { ...sample, ...values });
      expect(response.status).toBe(400);
      const sentences = messagesOf(locale).form.field;
      expect(shownErrors(await response.text())).toEqual(
        Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, sentences[code]])),
      );
    },
  );

  it('reports a text of 10 kB in any field', async () => {
    const form = await openForm(site, addressOfForm(name, 'en'));
    for (const [field, one] of independent) {
      const code = tooLongCodeOf(one);
      if (!code) continue;
      const response = await sendByScript(site, form, { ...sample, [field]: 'a'.repeat(10_240) });
      expect(await reportedErrors(response), field).toEqual({ [field]: code });
    }
  });

  it.each([...conditions])('reports a wrong %s, on which other fields depend', async (field) => {
    const form = await openForm(site, addressOfForm(name, 'id'));
    for (const [value, code] of [
      ['', 'required'],
      ['gossip', 'invalidChoice'],
    ]) {
      const response = await sendByScript(site, form, { ...sample, [field]: value });
      expect(await reportedErrors(response)).toEqual({ [field]: code });
    }
  });

  it.each(LOCALES)('stores every answer, in %s', async (locale) => {
    const response = await sendByScript(site, await openForm(site, addressOfForm(name, locale)), sample);
    expect(response.status).toBe(201);
    const stored = await storedAnswers(name, (await response.json()).ticket);
    const open = fields.filter(([, { isSensitive }]) => !isSensitive).map(([field]) => field);
    const valid = formSchema(definition).parse(sample);
    for (const field of open) expect(stored[field], field).toBe(valid[field]);
  });

  it.each(HOSTILE_TEXTS)('stores %s exactly, in every text', async (text) => {
    const texts = fields.filter(([, { type }]) => type === 'text' || type === 'longText');
    const hostile = Object.fromEntries(texts.map(([field]) => [field, text]));
    const form = await openForm(site, addressOfForm(name, 'id'));
    const response = await sendByScript(site, form, { ...sample, ...hostile });
    expect(response.status).toBe(201);
    expect(await storedAnswers(name, (await response.json()).ticket)).toMatchObject(hostile);
  });

  it.runIf(hasCheckPage(definition)).each(LOCALES)('is checked before it is sent, in %s', async (locale) => {
    const form = await openForm(site, addressOfForm(name, locale));
    const [text = ''] = fields.find(([, { type }]) => type === 'text') ?? [];
    const answers = { ...sample, [text]: `<b>${randomUUID()}</b>` };
    const response = await postForCheck(site, form, answers);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const html = await response.text();
    expect(html).toContain(messagesOf(locale).form.check.title);
    expect(html).toContain(answers[text]?.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    expect(html).toContain(`value="${form.key}"`);
    for (const [field, { isSensitive }] of fields) {
      expect(html, field).toContain(`name="${field}"`);
      if (isSensitive) expect(html).toContain(`>${groupDigits(sample[field]?.replaceAll(/\D/g, '') ?? '')}<`);
    }
    const { totalDocs } = await cms.payload.count({ collection: 'cases', where: { form: { equals: name } } });
    const sent = await sendPlain(site, form, answers);
    expect(sent.status).toBe(303);
    const after = await cms.payload.count({ collection: 'cases', where: { form: { equals: name } } });
    expect(after.totalDocs).toBe(totalDocs + 1);
  });

  it('is validated again after the check page', async () => {
    const form = await openForm(site, addressOfForm(name, 'id'));
    const { sender } = definition;
    const response = await sendPlain(site, form, { ...sample, [sender.email]: 'bukan' });
    expect(response.status).toBe(400);
    expect(shownErrors(await response.text())).toEqual({ [sender.email]: 'Email tidak valid' });
  });
});

it('the sentences are those of the specification', () => {
  expect(messagesOf('en').form.field).toMatchObject({
    required: 'Required data',
    email: 'Invalid Email',
    phone: 'Invalid Phone Number',
  });
});
