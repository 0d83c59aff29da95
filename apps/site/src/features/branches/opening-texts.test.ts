import { beforeAll, expect, it } from 'vitest';
import { loadMessages, messagesOf } from '#src/i18n/messages.ts';
import { formatters } from '#src/i18n/use-formatter.ts';
import { translatorOf } from '#src/i18n/use-translations.ts';
import type { OpenState } from './opening.ts';
import { openingTexts } from './opening-texts.ts';

beforeAll(() => loadMessages('en', ['branches']));

const inEnglish = (state: OpenState) =>
  openingTexts(state, {
    locale: 'en',
    format: formatters.en,
    t: translatorOf('en-GB', messagesOf('en'), 'branches'),
  }).join(', ');

const closedUntil = (date: string, inDays: number): OpenState => ({
  kind: 'closed',
  opens: { date, time: '08:00', inDays },
});

it('names the weekday of the next opening, with its date where that is more than a week away', () => {
  expect(inEnglish(closedUntil('2026-11-23', 3))).toMatch(/Monday at 08:00$/);
  expect(inEnglish(closedUntil('2026-11-30', 10))).toMatch(/Monday,? 30\u00A0Nov at 08:00$/);
});
