import { itemCollectionOf, LOCALES, type Locale } from '@beranda/contract';
import { expect } from 'vitest';
import { CONFIRMATION_HEADER, type Confirmation } from '#cms/confirmation/confirmation-header.ts';
import { fetchApi } from './content.ts';
import { createItem, itemSamples, publishIn } from './items.ts';
import { storedRedirects } from './redirects.ts';
import type { SaveCommand } from './save-commands.ts';
import {
  type Content,
  type Model,
  type ModelForm,
  type ModelUser,
  openForm,
  publishAll,
  publishOne,
  restoreVersion,
  runSchedule,
  type SaveExpectation,
  saveDraft,
  withdrawItem,
} from './save-model.ts';
import type { RunningCms } from './start-cms.ts';

type SaveResponse = {
  doc?: Body;
  errors?: { data?: { code?: string; confirmation?: Confirmation } }[];
};

const MINUTES_MS = 60_000;

export type Kind = 'news' | 'products' | 'branches';

/** The fields that the model tracks per collection: a shared one, and those required for completeness. */
const kinds: Record<
  Kind,
  { shared: string; values: readonly unknown[]; whole: string; rename: (name: string) => object }
> = {
  news: {
    shared: 'publishedAt',
    values: ['2026-01-02T03:04:05.000Z', '2026-02-03T03:04:05.000Z', '2026-03-04T03:04:05.000Z'],
    whole: 'summary',
    rename: (slug) => ({ slug }),
  },
  products: {
    shared: 'order',
    values: [100, 1, 2],
    whole: 'summary',
    rename: (slug) => ({ subType: slug.split('/')[1], slug }),
  },
  branches: {
    shared: 'city',
    values: ['Makassar', 'Ambon', 'Jambi'],
    whole: 'title',
    rename: (slug) => ({ slug }),
  },
};

type Body = Record<string, unknown> & { updatedAt: string };
type Stored = Record<string, unknown> & { title?: Partial<Record<Locale, string | null>> };

let serial = 0;

/** Runs commands against a real item and the model, and compares both. */
export class SaveDriver {
  readonly #cms: RunningCms;
  readonly #sessions: Record<string, Record<string, string>>;
  readonly #kind: Kind;
  readonly #name: string;
  readonly #forms = new Map<ModelUser, { model: ModelForm; body: Body }>();
  #id = 0;
  #model!: Model;
  #updatedAt = '';

  constructor(cms: RunningCms, sessions: Record<string, Record<string, string>>, kind: Kind) {
    serial += 1;
    this.#cms = cms;
    this.#sessions = sessions;
    this.#kind = kind;
    this.#name = `model-${serial}`;
  }

  #slug(value: number): string {
    const name = `${this.#name}-${'abc'[value]}`;
    return itemSamples[this.#kind].slug?.(name) ?? name;
  }

  async #send(by: ModelUser, method: string, path: string, body: object = {}, digest = '') {
    const session = this.#sessions[by] ?? {};
    const response = await fetch(`${this.#cms.url}/api/${path}`, {
      method,
      headers: { ...session, 'content-type': 'application/json', [CONFIRMATION_HEADER]: digest },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    return { json: (await response.json()) as SaveResponse, status: response.status };
  }

  #contentOf(stored: Stored): Content {
    const { shared, values, whole } = kinds[this.#kind];
    const inEach = <T>(value: (locale: Locale) => T) => ({ id: value('id'), en: value('en') });
    const texts = (name: string) => (stored[name] ?? {}) as Partial<Record<Locale, string | null>>;
    const index = values.findIndex((value) => JSON.stringify(value) === JSON.stringify(stored[shared]));
    return {
      title: inEach((one) => texts('title')[one] ?? null),
      isComplete: inEach((one) => Boolean(texts('title')[one]) && Boolean(texts(whole)[one])),
      reason: inEach((one) => texts('withdrawnBecause')[one] ?? ''),
      shared: String(index),
      slug: String(stored.slug),
    };
  }

  async #row(): Promise<Stored & { _status?: Partial<Record<Locale, string>>; publicSlug?: string | null }> {
    const row = await this.#cms.payload.db.findOne({
      collection: this.#kind,
      locale: 'all',
      where: { id: { equals: this.#id } },
    });
    return row as never;
  }

  async begin(start: 'draft' | 'published' | 'both'): Promise<void> {
    const first = start === 'draft' ? 'draft' : 'published';
    this.#id = await createItem(this.#cms, this.#kind, this.#slug(0), 'id', first);
    if (start === 'both') await publishIn(this.#cms, this.#kind, this.#id, 'en', 'English');
    const publicState = this.#contentOf(await this.#row());
    this.#model = {
      draft: structuredClone(publicState),
      publicState,
      isPublic: { id: start !== 'draft', en: start === 'both' },
      publicSlug: null,
      state: 0,
      sameAs: [],
      by: null,
      pending: [],
      redirects: new Map(),
    };
    await this.#compare();
    await this.#open('editor', 'id');
    await this.#open('other', 'en');
    await this.#open('publisher', 'id');
  }

  async #read(by: ModelUser, language: Locale): Promise<Body> {
    const query = `depth=0&draft=true&fallback-locale=null&locale=${language}`;
    return (await this.#send(by, 'GET', `${this.#kind}/${this.#id}?${query}`)).json as unknown as Body;
  }

  async #open(by: ModelUser, language: Locale): Promise<void> {
    this.#forms.set(by, { model: openForm(this.#model, language), body: await this.#read(by, language) });
  }

  #type(by: ModelUser, what: string, value: number): void {
    const form = this.#forms.get(by);
    if (!form) return;
    const { body, model } = form;
    const { shared, values, whole, rename } = kinds[this.#kind];
    const title = `${model.locale} ${what} ${value}`;
    if (what === 'title') Object.assign(body, { title });
    if (what === 'whole') {
      const text: Record<string, unknown> = itemSamples[this.#kind].text(title);
      const kept = Object.keys(text).filter((name) => !Array.isArray(body[name]) || !body[name].length);
      Object.assign(body, Object.fromEntries(kept.map((name) => [name, text[name]])));
      model.isComplete = true;
    }
    if (what === 'title' || what === 'whole') {
      model.title = title;
      model.isComplete ||= whole === 'title';
    }
    if (what === 'shared') {
      body[shared] = values[value];
      model.shared = String(value);
    }
    if (what === 'slug') {
      Object.assign(body, rename(this.#slug(value)));
      model.slug = this.#slug(value);
    }
    if (what === 'reason') {
      body.withdrawnBecause = value === 0 ? '' : `Alasan ${value}`;
      model.reason = value === 0 ? '' : `Alasan ${value}`;
    }
  }

  /** The result of a request, in the model's terms. */
  #verdictOf({ json, status }: { json: SaveResponse; status: number }): SaveExpectation {
    const { code, confirmation } = json.errors?.[0]?.data ?? {};
    if (status === 200) return 'stored';
    if (status === 409 && code === 'stale') return 'stale';
    if (status === 409 && confirmation) return 'confirm';
    const text = JSON.stringify(json);
    if (status === 400 && text.includes('ValidationError')) return 'incomplete';
    if (status === 400 && /dijadwalkan|is scheduled/.test(text)) return 'scheduled';
    throw new Error(`${status} ${text}`);
  }

  /** A saved form applies the response, as the admin panel does. */
  #applyAnswer(by: ModelUser, doc: Body | undefined): void {
    const form = this.#forms.get(by);
    if (!form || !doc) throw new Error('A save was answered without the document.');
    this.#forms.set(by, {
      model: openForm(this.#model, form.model.locale),
      body: { ...form.body, ...doc, id: this.#id },
    });
  }

  async #save(by: ModelUser, isAutosave: boolean): Promise<void> {
    const form = this.#forms.get(by);
    if (!form) return;
    const query = `depth=0&draft=true&fallback-locale=null&locale=${form.model.locale}${isAutosave ? '&autosave=true' : ''}`;
    const response = await this.#send(by, 'PATCH', `${this.#kind}/${this.#id}?${query}`, {
      ...form.body,
      _status: 'draft',
    });
    const expected = saveDraft(this.#model, form.model, by);
    expect(this.#verdictOf(response)).toBe(expected);
    if (expected === 'stored') this.#applyAnswer(by, response.json.doc);
  }

  async #publish(isOfAll: boolean): Promise<void> {
    const form = this.#forms.get('publisher');
    if (!form) return;
    const { locale: language } = form.model;
    const reach = isOfAll ? 'publishAllLocales=true' : `publishSpecificLocale=${language}`;
    const path = `${this.#kind}/${this.#id}?depth=0&locale=${language}&${reach}`;
    const press = (digest: string) =>
      this.#send('publisher', 'PATCH', path, { ...form.body, _status: 'published' }, digest);
    const expect_ = (isConfirmed: boolean) =>
      isOfAll ? publishAll(this.#model, form.model) : publishOne(this.#model, form.model, isConfirmed);
    let response = await press('');
    let expected = expect_(false);
    expect(this.#verdictOf(response)).toBe(expected);
    if (expected === 'confirm') {
      response = await press(response.json.errors?.[0]?.data?.confirmation?.digest ?? '');
      expected = expect_(true);
      expect(this.#verdictOf(response)).toBe(expected);
    }
    if (expected === 'stored') this.#applyAnswer('publisher', response.json.doc);
  }

  async #withdraw(language: Locale | null): Promise<void> {
    const reach = language ? `locale=${language}` : 'unpublishAllLocales=true';
    const path = `${this.#kind}/${this.#id}?depth=0&fallback-locale=null&${reach}`;
    const response = await this.#send('publisher', 'PATCH', path, { _status: 'draft' });
    expect(response.status, JSON.stringify(response.json)).toBe(200);
    withdrawItem(this.#model, language ? [language] : LOCALES);
  }

  async #schedule(type: 'publish' | 'unpublish', language: Locale | null): Promise<void> {
    const { isComplete } = this.#model.draft;
    const canRun = language ? isComplete[language] : isComplete.id || isComplete.en;
    if (this.#model.pending.length > 0 || (type === 'publish' && !canRun)) return;
    const { payload } = this.#cms;
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: 'publisher@bank.example' } },
    });
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type,
        ...(language && type === 'publish' ? { locale: language } : {}),
        doc: { relationTo: this.#kind, value: String(this.#id) as never },
        user: { relationTo: 'users', value: docs[0]?.id } as never,
      },
      waitUntil: new Date(Date.now() + 60 * MINUTES_MS),
    });
    this.#model.pending.push({ type, locale: type === 'publish' ? language : null });
  }

  async #runDue(): Promise<void> {
    const { payload } = this.#cms;
    const { docs } = await payload.find({
      collection: 'payload-jobs',
      where: { taskSlug: { equals: 'schedulePublish' } },
    });
    const past = new Date(Date.now() - MINUTES_MS).toISOString();
    for (const { id } of docs)
      await payload.db.updateOne({ collection: 'payload-jobs', id, data: { waitUntil: past } });
    await payload.jobs.run({ silent: true });
    for (const pending of this.#model.pending) runSchedule(this.#model, pending);
    this.#model.pending = [];
  }

  async #restore(by: ModelUser, index: number): Promise<void> {
    // Scheduled publications would then fail and be retried later.
    if (by === 'publisher' && this.#model.pending.length > 0) return;
    const { docs } = await this.#cms.payload.db.findVersions<Stored>({
      collection: this.#kind,
      limit: 0,
      locale: 'all',
      pagination: false,
      sort: 'id',
      where: { parent: { equals: this.#id } },
    });
    const listed = docs.filter((version) => !(version as { snapshot?: boolean }).snapshot);
    const version = listed[index % listed.length];
    if (!version) return;
    const content = this.#contentOf(version.version);
    const response = await this.#send(by, 'POST', `${this.#kind}/versions/${version.id}?draft=false`);
    expect(this.#verdictOf(response)).toBe(restoreVersion(this.#model, content, by));
  }

  async do(one: SaveCommand): Promise<void> {
    if (one.does === 'open') await this.#open(one.who, one.locale);
    else if (one.does === 'type') this.#type(one.who, one.what, one.value);
    else if (one.does === 'save') await this.#save(one.who, one.isAutosave);
    else if (one.does === 'publish') await this.#publish(one.isOfAll);
    else if (one.does === 'withdraw') await this.#withdraw(one.locale);
    else if (one.does === 'schedule') await this.#schedule(one.type, one.locale);
    else if (one.does === 'due') await this.#runDue();
    else await this.#restore(one.who, one.index);
    if (one.does !== 'open' && one.does !== 'type') await this.#compare();
  }

  /** Compares stored and public state with the model. */
  async #compare(): Promise<void> {
    const { draft, isPublic, publicSlug, publicState, state } = this.#model;
    const stored = await this.#row();
    const status = (language: Locale) => stored._status?.[language] === 'published';
    expect({
      publicState: this.#contentOf(stored),
      isPublic: { id: status('id'), en: status('en') },
      publicSlug: stored.publicSlug ?? null,
    }).toEqual({ publicState, isPublic, publicSlug });
    for (const language of LOCALES) {
      const form = await this.#read('editor', language);
      const { shared, values } = kinds[this.#kind];
      expect({
        title: form.title ?? null,
        reason: form.withdrawnBecause ?? '',
        shared: values.indexOf(form[shared]),
        slug: form.slug,
      }).toEqual({
        title: draft.title[language],
        reason: draft.reason[language],
        shared: Number(draft.shared),
        slug: draft.slug,
      });
      const isLater = Date.parse(form.updatedAt) - Date.parse(this.#updatedAt || '2000-01-01');
      if (language === 'id' && state !== this.#seenState) expect(isLater).toBeGreaterThan(0);
      else expect(isLater).toBe(0);
      this.#updatedAt = form.updatedAt;
      this.#seenState = state;
    }
  }

  #seenState = -1;

  /** Compares the public response: the language, the Indonesian fallback, the reason or nothing. */
  async end(): Promise<void> {
    const { isPublic, redirects, publicState } = this.#model;
    for (const language of LOCALES) {
      const shown = [language, 'id' as const].find((candidate) => isPublic[candidate]);
      const response = await fetchApi(
        this.#cms,
        `/content/${this.#kind}/${publicState.slug}?locale=${language}`,
      );
      const body = (await response.json()) as { title?: string };
      if (shown) expect([response.status, body.title]).toEqual([200, publicState.title[shown]]);
      else expect(publicState.reason[language] ? [410] : [404, 410]).toContain(response.status);
    }
    const { base } = itemCollectionOf(this.#kind);
    const own = Object.entries(await storedRedirects(this.#cms)).filter(([from]) =>
      from.includes(`${this.#name}-`),
    );
    const expected = [...redirects].map(([from, to]) => [`${base}${from}`, `${base}${to}`]);
    expect(Object.fromEntries(own)).toEqual(Object.fromEntries(expected));
    // Jobs of this item must not run during later ones.
    await this.#cms.payload.db.deleteMany({ collection: 'payload-jobs', where: {} });
  }
}
