import { describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { makeSignedInTestUsers } from '../../testing/test-users.ts';
import { FORM_MAX_BYTES } from './explain-large-forms.ts';

type Errors = { errors: { message: string; data?: { errors: { path: string; message: string }[] } }[] };

onEachDatabase('errors that staff read', (cms) => {
  const { headersOf } = makeSignedInTestUsers(cms);
  const send = async (path: string, language: string, body: FormData | object) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${cms().url}/api${path}`, {
      method: 'POST',
      body: isForm ? body : JSON.stringify(body),
      headers: {
        ...headersOf('administrator'),
        'accept-language': language,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
    });
    return { status: response.status, ...((await response.json()) as Errors) };
  };

  describe('of a value that is used already', () => {
    it('names the field and the other document in the language of the user', async () => {
      const holiday = (name: string) => ({ date: '2026-12-30', name });
      expect((await send('/holidays?locale=id', 'id', holiday('Cuti bersama'))).status).toBe(201);
      const { errors, status } = await send('/holidays?locale=id', 'id', holiday('Libur lain'));
      expect([status, errors[0]?.message, errors[0]?.data?.errors[0]]).toEqual([
        400,
        'Isian berikut tidak valid: Tanggal',
        expect.objectContaining({
          path: 'date',
          message: 'Nilai ini sudah dipakai di “Cuti bersama”.',
        }),
      ]);
      const english = await send('/holidays?locale=id', 'en', holiday('Libur lain'));
      expect(english.errors[0]?.message).toBe('The following field is invalid: Date');
    });
  });

  it.each([
    ['id', 'Isian formulir ini terlalu panjang: semua teksnya bersama-sama paling banyak 1 MB.'],
    ['en', 'What this form contains is too long: all its texts together may have at most 1 MB.'],
  ])('of a form that is too long name the limit, in %s', async (language, sentence) => {
    const form = new FormData();
    form.set('_payload', JSON.stringify({ title: 'x'.repeat(FORM_MAX_BYTES) }));
    const { errors, status } = await send('/news?locale=id&draft=true', language, form);
    expect([status, errors[0]?.message]).toEqual([413, expect.stringContaining(sentence)]);
  });
});
