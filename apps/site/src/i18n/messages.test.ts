import { beforeEach, describe, expect, it, vi } from 'vitest';

let i18n: typeof import('./messages.ts');

/** Fresh module state: nothing is loaded. */
beforeEach(async () => {
  vi.resetModules();
  i18n = await import('./messages.ts');
});

const loadedNames = (locale: 'id' | 'en') => Object.keys(i18n.messagesOf(locale)).sort();

const SHARED = ['app', 'components', 'errors', 'navigation', 'notices', 'states'];

describe('the messages of a language', () => {
  it('are those of every page if a page declares none', async () => {
    await i18n.loadMessages('id');
    expect(loadedNames('id')).toEqual(SHARED);
  });

  it('are those of every page and of the declared namespaces', async () => {
    await i18n.loadMessages('en', ['news']);
    await i18n.loadMessages('en', ['contact', 'form']);
    expect(loadedNames('en')).toEqual([...SHARED, 'contact', 'form', 'news'].sort());
    expect(i18n.messagesOf('en').news.title).toBe('News');
    expect(() => i18n.messagesOf('id')).toThrow('messages of id are not loaded');
  });

  it('keep their identity until more are loaded', async () => {
    await i18n.loadMessages('id', ['news']);
    const before = i18n.messagesOf('id');
    await i18n.loadMessages('id', ['news']);
    await i18n.loadMessages('en', ['home']);
    expect(i18n.messagesOf('id')).toBe(before);
    await i18n.loadMessages('id', ['home']);
    expect(i18n.messagesOf('id')).not.toBe(before);
  });

  it('change once if two pages load the same namespace concurrently', async () => {
    await i18n.loadMessages('id');
    const first = i18n.loadMessages('id', ['news']).then(() => i18n.messagesOf('id'));
    const second = i18n.loadMessages('id', ['news']).then(() => i18n.messagesOf('id'));
    expect(await second).toBe(await first);
  });

  it('are complete on the server', async () => {
    const { messages } = await import('./catalogues/id/index.generated.ts');
    await i18n.loadAllMessages('id');
    expect(i18n.messagesOf('id')).toEqual(messages);
  });
});
