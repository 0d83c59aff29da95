import { expect, it } from 'vitest';
import { dropCopy, dropOldCopies, findCopy, keepCopy } from './local-copies.ts';

/** As the browser's: keys are own properties of it. */
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
const sari = { user: 1, path: '/api/news/1', locale: 'id' };

it('a copy belongs to one person, one document and one language', () => {
  const storage = store();
  keepCopy(storage, sari, { at: 1, data: { title: 'a' } });
  expect(findCopy(storage, sari)).toEqual({ at: 1, data: { title: 'a' } });
  for (const other of [{ user: 2 }, { path: '/api/news/2' }, { locale: 'en' }])
    expect(findCopy(storage, { ...sari, ...other })).toBeNull();
  dropCopy(storage, sari);
  expect(findCopy(storage, sari)).toBeNull();
});

it('what is old or is none is dropped, and nothing of others', () => {
  const storage = store();
  const day = 24 * 60 * 60 * 1_000;
  keepCopy(storage, sari, { at: 0, data: {} });
  keepCopy(storage, { ...sari, user: 2 }, { at: 2 * day, data: {} });
  storage.setItem('beranda:unsaved:3:id:/api/news/1', '{broken');
  storage.setItem('another', 'kept');
  dropOldCopies(storage, 8 * day);
  expect(Object.keys(storage)).toEqual(['beranda:unsaved:2:id:/api/news/1', 'another']);
});

it('an older copy is not offered where the browser had no room for the newer', () => {
  const storage = store();
  keepCopy(storage, sari, { at: 1, data: { title: 'a' } });
  keepCopy(storage, sari, { at: 2, data: { title: 'too much' } });
  expect(findCopy(storage, sari)).toBeNull();
});
