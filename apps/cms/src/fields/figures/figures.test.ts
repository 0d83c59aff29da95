import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { createConfig } from '#cms/create-config.ts';
import { parseEnv } from '#cms/env.ts';
import { hasTypedFigure, referencesIn, withFigures } from './figure-references.ts';
import { figuresError } from './figures-field.ts';
import { type Figure, formatFigure } from './format-figure.ts';

const written = (figure: Omit<Figure, 'name'>) => [formatFigure(figure, 'id'), formatFigure(figure, 'en')];

it.each<[Omit<Figure, 'name'>, string, string]>([
  [{ kind: 'money', amount: 1_500_000 }, 'Rp1.500.000', 'IDR 1,500,000'],
  [{ kind: 'money', amount: 0 }, 'Rp0', 'IDR 0'],
  [{ kind: 'money-in-words', amount: 1_500_000_000 }, 'Rp1,5 miliar', 'IDR 1.5 billion'],
  [{ kind: 'money-in-words', amount: 670_000 }, 'Rp670 ribu', 'IDR 670,000'],
  [{ kind: 'money-short', amount: 2_000_000_000 }, 'Rp2 M', 'IDR 2 bn'],
  [{ kind: 'percent', amount: 9.75 }, '9,75%', '9.75%'],
  [{ kind: 'percent-two-decimals', amount: 9.5 }, '9,50%', '9.50%'],
  [{ kind: 'number', amount: 1_200 }, '1.200', '1,200'],
  [{ kind: 'year', amount: 2026 }, '2026', '2026'],
  [{ kind: 'time', amount: 15.5 }, '15.30', '15:30'],
  [{ kind: 'date', day: '2026-11-20' }, '20 November 2026', '20 November 2026'],
])('%o is formatted per language', (figure, id, en) => {
  expect(written(figure)).toEqual([id, en]);
});

it('has no text without a value', () => {
  expect(written({ kind: 'money', amount: null })).toEqual([null, null]);
  expect(written({ kind: 'date', amount: 3 })).toEqual([null, null]);
});

const figures: Figure[] = [{ name: 'setoran-awal', kind: 'money', amount: 50_000 }];

it('replaces references in rows and inside texts, per language', () => {
  const item = {
    text: 'Mulai {setoran-awal}',
    rows: [{ cells: [{ text: '{setoran-awal}' }] }],
    order: 3,
    none: null,
  };
  expect(withFigures(item, figures, 'en')).toEqual({
    text: 'Mulai IDR 50,000',
    rows: [{ cells: [{ text: 'IDR 50,000' }] }],
    order: 3,
    none: null,
  });
  expect(withFigures('{setoran-lama} {Bukan} {}', figures, 'id')).toBe('– {Bukan} {}');
  expect(withFigures('Tanpa angka', undefined, 'id')).toBe('Tanpa angka');
});

it.each(['Rp50.000', '14 hari', '1,5%', 'IDR 50,000 and {setoran-awal}', '٣ hari 3'])(
  '%s contains a literal figure',
  (text) => {
    expect(hasTypedFigure(text)).toBe(true);
    expect(figuresError(text, { figures })).not.toBeNull();
  },
);

it.each(['CSV dan MT940 setiap pagi', 'QRIS', '{setoran-awal} per bulan', ''])('%s contains none', (text) => {
  expect(hasTypedFigure(text)).toBe(false);
  expect(figuresError(text, { figures })).toBeNull();
});

it('is reported by name if a reference is unknown', () => {
  expect(referencesIn('{a} {b-2}')).toEqual(['a', 'b-2']);
  expect(figuresError('{setoran-lama}', { figures })?.en).toContain('“setoran-lama”');
});

describe('localized fields', () => {
  /** Localized number, date and amount fields, by path. */
  function figuresOfLanguages(
    fields: readonly FlattenedField[],
    path: string,
    isLocalized = false,
  ): string[] {
    return fields.flatMap((field) => {
      const at = `${path}.${field.name}`;
      const isOwn = isLocalized || ('localized' in field && Boolean(field.localized));
      if (field.type === 'blocks')
        return field.blocks.flatMap((block) =>
          figuresOfLanguages(block.flattenedFields, `${at}.${block.slug}`, isOwn),
        );
      if ('flattenedFields' in field) return figuresOfLanguages(field.flattenedFields, at, isOwn);
      const isDay = field.type === 'text' && field.maxLength === 10;
      const isFigure = field.type === 'number' || field.type === 'date' || field.type === 'point' || isDay;
      return isOwn && isFigure ? [at] : [];
    });
  }

  it('include no number, date, percentage or amount, in any collection or global', async () => {
    const env = parseEnv({
      NODE_ENV: 'test',
      CMS_URL: 'http://127.0.0.1:3001',
      SITE_URL: 'http://127.0.0.1:3000',
      DATA_DIR: '/tmp',
      PAYLOAD_SECRET: 'payload-secret-for-tests-only-0123456789',
      SERVICE_KEY: 'service-key-for-tests-only-0123456789',
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    });
    const { collections, globals } = await createConfig(env, `${import.meta.dirname}/../..`);
    const found = [...collections, ...globals].flatMap(({ flattenedFields, slug }) =>
      figuresOfLanguages(flattenedFields, slug),
    );
    expect(found).toEqual([]);
  });
});
