import { LOCALES, type Locale } from '@beranda/contract';
import type { TypedUser } from 'payload';
import { beforeAll, beforeEach, expect } from 'vitest';
import { publishItem } from './items.ts';
import { createUser, signIn } from './records.ts';
import type { RunningCms } from './start-cms.ts';

const ROLES = {
  administrator: 'administrator',
  editor: 'editor',
  sari: 'publisher',
  budi: 'publisher',
} as const;

/** An administrator, an editor, and two publishers. */
export type Person = keyof typeof ROLES;

/** A news item in one language, as its latest draft. */
type Draft = Record<string, unknown> & {
  id: number;
  title: string;
  updatedAt: string;
  draftAuthors?: object | null;
};
type ApiResponse = {
  doc: Draft;
  errors?: { message: string; data?: { code?: string; confirmation?: { digest: string } } }[];
};

/** The outcome of a save. */
export const DONE = { status: 200, code: undefined };
/** The outcome of a publication of own changes. */
export const REJECTED = { status: 400, code: 'second-person' };

let serial = 0;

/** Accounts and saves over REST for tests of publications that need a second person, which is on before each of them. */
export function makeTwoPublishers(cms: () => RunningCms) {
  const accounts = {} as Record<Person, TypedUser>;
  const sessions = {} as Record<Person, Record<string, string>>;

  const setSecondPerson = (needsSecondPerson: boolean) =>
    cms().payload.updateGlobal({ slug: 'publishing', data: { needsSecondPerson } });

  beforeAll(async () => {
    for (const name of Object.keys(ROLES) as Person[]) {
      accounts[name] = await createUser(cms(), name, [ROLES[name]]);
      sessions[name] = await signIn(cms(), name);
    }
  });
  beforeEach(async () => {
    await setSecondPerson(true);
  });

  async function send(who: Person, method: string, path: string, body: object, headers: object = {}) {
    const response = await cms().respond(path, {
      method,
      headers: { ...sessions[who], 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const json = (await response.json()) as ApiResponse;
    return { status: response.status, code: json.errors?.[0]?.data?.code, json };
  }
  const outcomeOf = async (sent: ReturnType<typeof send>) => {
    const { code, status } = await sent;
    return { code, status };
  };
  const save = (who: Person, id: number, query: string, data: object, headers?: object) =>
    send(who, 'PATCH', `/news/${id}?depth=0&${query}`, data, headers);

  return {
    accounts,
    next: (name: string) => {
      serial += 1;
      return `${name}-${serial}`;
    },
    setSecondPerson,
    send,
    outcomeOf,
    save,
    /** Autosaves a change of a news item. */
    write: async (who: Person, id: number, data: object, locale: Locale = 'id') => {
      const query = `draft=true&autosave=true&locale=${locale}`;
      expect(await outcomeOf(save(who, id, query, data))).toEqual(DONE);
    },
    /** Publishes one language of a news item. */
    publish: (who: Person, id: number, locale: Locale = 'id', data: object = {}) =>
      outcomeOf(
        save(who, id, `locale=${locale}&publishSpecificLocale=${locale}`, { ...data, _status: 'published' }),
      ),
    /** Creates a news item that is published in both languages, by a program. */
    published: () => {
      serial += 1;
      return publishItem(cms(), 'news', `empat-mata-${serial}`, LOCALES);
    },
    latest: async (id: number, locale: Locale = 'id') => {
      const read = { collection: 'news', id, draft: true, locale, depth: 0 } as const;
      return (await cms().payload.findByID(read)) as unknown as Draft;
    },
    /** The title that visitors see. */
    shown: async (id: number, locale: Locale = 'id') =>
      (await cms().payload.findByID({ collection: 'news', id, locale, depth: 0 })).title,
  };
}
