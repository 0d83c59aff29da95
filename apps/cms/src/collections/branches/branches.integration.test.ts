import { branch } from '@beranda/contract';
import { expect, it } from 'vitest';
import { fetchApi } from '../../../testing/content.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { publishItem } from '../../../testing/items.ts';
import { branchFields } from './sample.ts';

onOneDatabase('a branch', (cms) => {
  const save = (data: object) =>
    cms().payload.create({
      collection: 'branches',
      locale: 'id',
      data: { ...branchFields(crypto.randomUUID()), title: 'Cabang', ...data, _status: 'published' } as never,
      overrideAccess: true,
    });

  it('returns the hours of each weekday chronologically, whatever the order of rows', async () => {
    await publishItem(cms(), 'branches', 'hours', ['id']);
    const { hours, specialDays } = branch.parse(
      await (await fetchApi(cms(), '/content/branches/hours')).json(),
    );
    expect(hours[0]).toEqual([{ open: '08:00', close: '15:00' }]);
    expect(hours[4]).toEqual([
      { open: '08:00', close: '11:30' },
      { open: '13:30', close: '15:00' },
    ]);
    expect(hours[6]).toEqual([]);
    expect(specialDays).toEqual([{ date: '2026-12-31', hours: null, reason: 'Tutup buku', language: 'id' }]);
  });

  it('keeps the reason of a special day in both languages with its day, whichever is published', async () => {
    const id = await publishItem(cms(), 'branches', 'shifted', ['id', 'en']);
    const saveDays = (locale: 'id' | 'en', specialDays: object[]) =>
      cms().payload.update({
        collection: 'branches',
        id,
        locale,
        publishSpecificLocale: locale,
        data: { specialDays, _status: 'published' } as never,
      });
    const eve = { id: 'eve', date: '2026-12-24' };
    const end = { id: 'end', date: '2026-12-31' };
    await saveDays('id', [
      { ...eve, reason: 'Malam Natal' },
      { ...end, reason: 'Tutup buku' },
    ]);
    await saveDays('en', [
      { ...eve, reason: 'Christmas Eve' },
      { ...end, reason: 'Closing of accounts' },
    ]);
    await saveDays('id', [
      { id: 'move', date: '2026-12-30', reason: 'Pindah' },
      { ...end, reason: 'Tutup buku' },
    ]);
    const response = await fetchApi(cms(), '/content/branches/shifted?locale=en');
    expect(branch.parse(await response.json()).specialDays).toEqual([
      { date: '2026-12-30', hours: null, reason: 'Pindah', language: 'id' },
      { date: '2026-12-31', hours: null, reason: 'Closing of accounts', language: 'en' },
    ]);
  });

  it.each([
    ['a point outside Indonesia', 'Lintang, Bujur', { latitude: 51.5, longitude: -0.1 }],
    ['swapped coordinates', 'Lintang, Bujur', { latitude: 119.4, longitude: -5.1 }],
    ['a postal code of four digits', 'Kode pos', { postalCode: '9011' }],
    ['an invalid time', 'Jam buka 1 > Buka', { hours: [{ days: ['mon'], open: '8.00', close: '15:00' }] }],
    [
      'closing before opening',
      'Jam buka 1 > Tutup',
      { hours: [{ days: ['mon'], open: '15:00', close: '08:00' }] },
    ],
    [
      'hours that overlap',
      'Jam buka',
      {
        hours: [
          { days: ['mon', 'tue'], open: '08:00', close: '12:00' },
          { days: ['tue'], open: '11:00', close: '15:00' },
        ],
      },
    ],
    [
      'the same special day twice',
      'Hari khusus 1 > Tanggal, Hari khusus 2 > Tanggal',
      {
        specialDays: [
          { date: '2026-12-31', open: '08:00', close: '12:00', reason: 'x' },
          { date: '2026-12-31', reason: 'x' },
        ],
      },
    ],
    [
      'half of the hours of a special day',
      'Hari khusus 1 > Tutup',
      { specialDays: [{ date: '2026-12-31', open: '08:00', reason: 'x' }] },
    ],
  ])('rejects %s', async (_, fields, data) => {
    await expect(save(data)).rejects.toThrow(`tidak valid: ${fields}`);
  });

  it('accepts an ATM that is open around the clock', async () => {
    const { id } = await save({ hours: [{ days: ['mon', 'sun'], open: '00:00', close: '24:00' }] });
    expect(id).toBeDefined();
  });
});
