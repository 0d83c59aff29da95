import type { Locale } from '@beranda/contract';
import { describe, expect, it } from 'vitest';
import {
  conflictingPublication,
  type Item,
  resolveSaveAction,
  type SaveRequest,
  saveRequestOf,
} from './save-action.ts';

const item = (status: Partial<Record<Locale, string>> = {}): Item => ({
  id: 1,
  updatedAt: '2026-11-22T03:00:00.000Z',
  _status: status,
});
const both = { id: 'published', en: 'published' };

describe('parsing a save request', () => {
  it.each([
    ['an autosave', { draft: true, data: { _status: 'draft' } }, { kind: 'draft', locale: 'en' }],
    ['a draft without a status', { draft: true, data: {} }, { kind: 'draft', locale: 'en' }],
    [
      'the main button',
      { publishSpecificLocale: 'id', data: { _status: 'published' } },
      { kind: 'publish', locale: 'id', languages: 'current', isScheduled: false },
    ],
    [
      'a published status with the draft flag',
      { draft: true, data: { _status: 'published' } },
      { kind: 'publish', locale: 'en', languages: 'current', isScheduled: false },
    ],
    [
      'publishing all',
      { publishAllLocales: true },
      { kind: 'publish', locale: 'en', languages: 'complete', isScheduled: false },
    ],
    [
      'withdrawing one',
      { data: { _status: 'draft' } },
      { kind: 'withdraw', locale: 'en', languages: 'current' },
    ],
    [
      'withdrawing all',
      { unpublishAllLocales: 'true' },
      { kind: 'withdraw', locale: 'en', languages: 'all' },
    ],
  ])('%s', (_name, args, request) => {
    expect(saveRequestOf(args, 'en', { publicState: item(both), draft: item() })).toEqual(request);
  });

  it("keeps the draft's status if none is given", () => {
    const requestOf = (publicState: Item, draft: Item) =>
      saveRequestOf({ data: {} }, 'id', { publicState, draft });
    expect(requestOf(item(both), item(both))).toMatchObject({ kind: 'publish', languages: 'current' });
    expect(requestOf(item(), item())).toMatchObject({ kind: 'withdraw', languages: 'current' });
  });

  it('withdraws nothing public without a status, if a newer draft has another one', () => {
    const requestOf = (data: object, newer: Partial<Record<Locale, string>>) =>
      saveRequestOf({ data }, 'id', { publicState: item(both), draft: item(newer) });
    for (const newer of [{ id: 'draft', en: 'published' }, {}])
      for (const data of [{}, { _status: null }, { title: 'Lain' }])
        expect(requestOf(data, newer)).toEqual({ kind: 'draft', locale: 'id' });
    expect(requestOf({ _status: 'draft' }, {})).toMatchObject({ kind: 'withdraw' });
  });
});

describe('planning a publication', () => {
  const publish = (more: Partial<Extract<SaveRequest, { kind: 'publish' }>>): SaveRequest => ({
    kind: 'publish',
    locale: 'id',
    languages: 'current',
    isScheduled: false,
    ...more,
  });
  const resolve = (status: object, request: SaveRequest, complete: readonly Locale[] = []) =>
    resolveSaveAction({ publicState: item(status), draft: item() }, request, complete);

  it('of one language needs confirmation if the other is public', () => {
    const alone = { kind: 'publish', languages: ['id'], shared: 'draft', mustConfirm: false };
    expect(resolve({}, publish({}))).toEqual(alone);
    expect(resolve({ id: 'published' }, publish({}))).toEqual(alone);
    expect(resolve(both, publish({}))).toEqual({ ...alone, mustConfirm: true });
  });

  it('of one language by schedule keeps public shared fields', () => {
    expect(resolve(both, publish({ isScheduled: true }))).toMatchObject({
      shared: 'public',
      mustConfirm: false,
    });
    expect(resolve({ id: 'published' }, publish({ isScheduled: true }))).toMatchObject({ shared: 'draft' });
  });

  it("of all languages means the form's language and all complete ones", () => {
    const languages = (request: SaveRequest, complete: readonly Locale[]) =>
      resolve(both, request, complete) as { languages: readonly Locale[]; mustConfirm: boolean };
    expect(languages(publish({ languages: 'complete' }), ['en'])).toMatchObject({
      languages: ['id', 'en'],
      mustConfirm: false,
    });
    expect(languages(publish({ languages: 'complete' }), []).languages).toEqual(['id']);
    const scheduled = publish({ languages: 'complete', isScheduled: true });
    expect(languages(scheduled, ['en']).languages).toEqual(['en']);
    expect(languages(scheduled, []).languages).toEqual(['id']);
  });
});

describe('conflicts with a scheduled publication', () => {
  const draft = { kind: 'draft', locale: 'en' } as const;
  const at = '2026-11-23T03:00:00.000Z';

  it.each([
    ['of all languages', { locale: null, at }, draft, false, true],
    ['of the language', { locale: 'en' as const, at }, draft, false, true],
    ['not of the other language', { locale: 'id' as const, at }, draft, false, false],
    ['of the other language, where shared fields change', { locale: 'id' as const, at }, draft, true, true],
    [
      'of any language, where a version is restored',
      { locale: 'id' as const, at },
      { kind: 'restore' } as const,
      false,
      true,
    ],
  ])('%s', (_name, publication, action, hasSharedChanges, isInTheWay) => {
    expect(conflictingPublication(action, [publication], hasSharedChanges)).toEqual(
      isInTheWay ? publication : undefined,
    );
  });
});
