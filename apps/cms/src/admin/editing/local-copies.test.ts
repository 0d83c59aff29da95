import { expect, it } from 'vitest';
import {
  deferCopy,
  dropCopy,
  dropFoundCopy,
  dropOldCopies,
  type LocalCopy,
  listCopies,
  saveCopy,
} from './local-copies.ts';

/** Like the browser's: keys are own properties. */
class Store {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string): void {
    if (value.includes('too much')) throw new DOMException('full', 'QuotaExceededError');
    (this as unknown as Record<string, string>)[key] = value;
  }
  removeItem(key: string): void {
    delete (this as unknown as Record<string, string>)[key];
  }
}
const store = () => new Store() as unknown as Storage;
const copyOf = (at: number, title = 'a'): LocalCopy => ({
  at,
  data: { title },
  typed: ['title'],
  base: { title: 'stored' },
});
const sari = { user: 1, path: '/api/news/1', locale: 'id', form: 'a' };

it('a copy belongs to one user, document and language', () => {
  const storage = store();
  saveCopy(storage, sari, copyOf(1));
  expect(listCopies(storage, sari)).toEqual([copyOf(1)]);
  for (const other of [{ user: 2 }, { path: '/api/news/2' }, { locale: 'en' }])
    expect(listCopies(storage, { ...sari, ...other })).toEqual([]);
  dropCopy(storage, sari);
  expect(listCopies(storage, sari)).toEqual([]);
});

it('expired and invalid copies are dropped, those of others stay', () => {
  const storage = store();
  const day = 24 * 60 * 60 * 1_000;
  saveCopy(storage, sari, copyOf(0));
  saveCopy(storage, { ...sari, user: 2 }, copyOf(2 * day));
  storage.setItem('beranda:unsaved:3:id:/api/news/1', '{broken');
  storage.setItem('another', 'kept');
  dropOldCopies(storage, 8 * day);
  expect(Object.keys(storage)).toEqual(['beranda:unsaved:2:id:/api/news/1#a', 'another']);
});

it('an older copy stays after the storage quota prevented a newer one', () => {
  const storage = store();
  expect(saveCopy(storage, sari, copyOf(1))).toBe(true);
  expect(saveCopy(storage, sari, copyOf(2, 'too much'))).toBe(false);
  expect(listCopies(storage, sari)).toEqual([copyOf(1)]);
});

it('without space for the base the input alone is stored', () => {
  const storage = store();
  const copy = { ...copyOf(1), base: { title: 'too much' } };
  expect(saveCopy(storage, sari, copy)).toBe(true);
  expect(listCopies(storage, sari)).toEqual([{ ...copy, base: {} }]);
});

it('forms of one document have copies of their own, and each drops its own', () => {
  const storage = store();
  const tab2 = { ...sari, form: 'b' };
  saveCopy(storage, sari, copyOf(1));
  saveCopy(storage, tab2, copyOf(2, 'b'));
  expect(listCopies(storage, sari)).toEqual([copyOf(2, 'b'), copyOf(1)]);
  deferCopy(storage, tab2, copyOf(1));
  dropCopy(storage, tab2);
  expect(listCopies(storage, sari)).toEqual([copyOf(1)]);
  dropFoundCopy(storage, tab2, copyOf(1));
  expect(Object.keys(storage)).toEqual([]);
});

it('a copy of a former build, without base and form, is found, and dropped', () => {
  const storage = store();
  const { base: _, ...former } = copyOf(1);
  storage.setItem('beranda:unsaved:1:id:/api/news/1', JSON.stringify(former));
  const found = { ...former, base: {} };
  expect(listCopies(storage, sari)).toEqual([found]);
  dropFoundCopy(storage, sari, found);
  expect(Object.keys(storage)).toEqual([]);
});

it('a deferred copy stays beside later input', () => {
  const storage = store();
  saveCopy(storage, sari, copyOf(1));
  deferCopy(storage, sari, copyOf(1));
  saveCopy(storage, sari, copyOf(2, 'b'));
  expect(listCopies(storage, sari)).toEqual([copyOf(2, 'b'), copyOf(1)]);
  expect(listCopies(storage, { ...sari, path: '/api/news/11' })).toEqual([]);
  dropCopy(storage, sari);
  expect(listCopies(storage, sari)).toEqual([copyOf(1)]);
  deferCopy(storage, sari, copyOf(1));
  expect(listCopies(storage, sari)).toEqual([copyOf(1)]);
  dropFoundCopy(storage, sari, copyOf(1));
  expect(Object.keys(storage)).toEqual([]);
});

it('a copy is not deferred if the quota does not allow two', () => {
  const storage = store();
  saveCopy(storage, sari, copyOf(1));
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  deferCopy(storage, sari, copyOf(1));
  expect(listCopies(storage, sari)).toEqual([copyOf(1)]);
});
