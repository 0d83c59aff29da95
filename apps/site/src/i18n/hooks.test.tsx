import { expect, it } from 'vitest';
import { renderMarkup } from '#src/components/render-markup.tsx';
import { useFormatter } from './use-formatter.ts';
import { useTranslations } from './use-translations.ts';

type CallerProps = { useHook: () => unknown; onResult: (result: unknown) => void };

function Caller({ useHook, onResult }: CallerProps) {
  onResult(useHook());
  return null;
}

/** What a hook returns while a page is rendered. */
function resultOf<Result>(useHook: () => Result, address = '/'): Result {
  let result: unknown;
  const onResult = (returned: unknown) => {
    result = returned;
  };
  renderMarkup(<Caller useHook={useHook} onResult={onResult} />, address);
  return result as Result;
}

const useRates = () => useTranslations('rates');

it('numbers and dates are formatted in the language of the page, at the time of the head office', () => {
  const lateInLondon = new Date('2026-11-20T20:00:00Z');
  const text = (address: string) => {
    const format = resultOf(useFormatter, address);
    return `${format.number(1234.5)}, ${format.dateTime(lateInLondon, { dateStyle: 'long' })}`;
  };
  expect(text('/')).toBe('1.234,5, 21 November 2026');
  expect(text('/en')).toBe('1,234.5, 21 November 2026');
});

it('messages are in the language of the page, with its numbers', () => {
  const text = (address: string) => resultOf(() => useTranslations('rates'), address)('unit', { unit: 1000 });
  expect(text('/')).toBe('per 1.000');
  expect(text('/en')).toBe('per 1,000');
});

it('each namespace has its own messages, and none has all', () => {
  expect(resultOf(useRates)('unit', { unit: 1 })).toBe('per 1');
  expect(resultOf(() => useTranslations('news'))('title')).toBe('Berita');
  expect(resultOf(() => useTranslations())('news.title')).toBe('Berita');
});

it('formatters and translators outlive a rendering', () => {
  expect(resultOf(useFormatter)).toBe(resultOf(useFormatter));
  expect(resultOf(useRates)).toBe(resultOf(useRates));
  expect(resultOf(useRates, '/en')).not.toBe(resultOf(useRates));
});
