import { LANGUAGES } from '@beranda/contract';
import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import { loadMessages, messagesOf } from '#src/i18n/messages.ts';
import type { Period } from './nab-query.ts';

async function sentence(locale: 'id' | 'en', period: Period): Promise<string> {
  await loadMessages(locale, ['nab']);
  const t = createTranslator({
    locale: LANGUAGES[locale].format,
    messages: messagesOf(locale),
    namespace: 'nab',
  });
  return t('short.young', { fund: 'Suluh', date: '1', period, name: t(`period.${period}.name`) });
}

it.each([
  ['id', '1y', 'jadi belum ada riwayat 1 tahun.'],
  ['id', 'ytd', 'jadi grafik belum mencakup seluruh tahun ini.'],
  ['en', '3m', 'so there is not yet 3 months of history.'],
  ['en', 'ytd', 'so the chart does not cover the whole year to date.'],
] as const)('in %s a fund younger than %s says: %s', async (locale, period, expected) => {
  expect(await sentence(locale, period)).toContain(expected);
});
