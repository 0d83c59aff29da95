import { expect, it } from 'vitest';
import { renderHook } from '../../testing/render-hook.tsx';
import { useTranslations } from './use-translations.ts';

const useRates = () => useTranslations('rates');

it('messages are in the language of the page, with its numbers', () => {
  expect(renderHook(useRates)('unit', { unit: 1000 })).toBe('per 1.000');
  expect(renderHook(useRates, '/en')('unit', { unit: 1000 })).toBe('per 1,000');
});

it('each namespace has its own messages, and none has all', () => {
  expect(renderHook(useRates)('unit', { unit: 1 })).toBe('per 1');
  expect(renderHook(() => useTranslations('news'))('title')).toBe('Berita');
  expect(renderHook(() => useTranslations())('news.title')).toBe('Berita');
});

it('translators outlive a rendering', () => {
  expect(renderHook(useRates)).toBe(renderHook(useRates));
  expect(renderHook(useRates, '/en')).not.toBe(renderHook(useRates));
});
