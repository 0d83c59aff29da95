import { LOCALES, type Locale } from '@beranda/contract';

/** The content of a state, as far as the model tracks it. */
export type Content = {
  title: Record<Locale, string | null>;
  /** Whether all required texts of a language exist. */
  isComplete: Record<Locale, boolean>;
  reason: Record<Locale, string>;
  shared: string;
  slug: string;
};

type Pending = { type: 'publish' | 'unpublish'; locale: Locale | null };

/** The reference model of one item: its stored and public state. */
export type Model = {
  draft: Content;
  publicState: Content;
  isPublic: Record<Locale, boolean>;
  publicSlug: string | null;
  /** The id of the draft's state, for optimistic locking. */
  state: number;
  /** Earlier states with equal content. */
  sameAs: number[];
  /** Who made the state. */
  by: string | null;
  pending: Pending[];
  redirects: Map<string, string>;
};

/** An open form. */
export type ModelForm = {
  locale: Locale;
  state: number;
  title: string | null;
  isComplete: boolean;
  reason: string;
  shared: string;
  slug: string;
};

export type ModelUser = 'editor' | 'other' | 'publisher';

export type SaveExpectation = 'stored' | 'stale' | 'scheduled' | 'incomplete' | 'confirm';

const copy = (content: Content): Content => structuredClone(content);
const others = (locale: Locale) => LOCALES.filter((candidate) => candidate !== locale);
const isShown = (model: Model) => LOCALES.some((locale) => model.isPublic[locale]);

export function openForm({ draft, state }: Model, locale: Locale): ModelForm {
  const { isComplete, reason, shared, slug, title } = draft;
  return {
    locale,
    state,
    title: title[locale],
    isComplete: isComplete[locale],
    reason: reason[locale],
    shared,
    slug,
  };
}

/** The draft with a form's values; only publishers write reasons. */
function withForm(draft: Content, form: ModelForm, who: ModelUser): Content {
  const { isComplete, locale, reason, shared, slug, title } = form;
  return {
    title: { ...draft.title, [locale]: title },
    isComplete: { ...draft.isComplete, [locale]: isComplete },
    reason: who === 'publisher' ? { ...draft.reason, [locale]: reason } : draft.reason,
    shared,
    slug,
  };
}

function isStale(model: Model, form: ModelForm, who: ModelUser, isDraft: boolean): boolean {
  if (form.state === model.state) return false;
  return !(model.sameAs.includes(form.state) && (isDraft || model.by === who));
}

/** Stores a draft as a new state, with equal content if only the public state changes. */
function step(model: Model, draft: Content, by: string | null, isStatusChange: boolean): void {
  const isSame = isStatusChange && JSON.stringify(draft) === JSON.stringify(model.draft);
  model.sameAs = isSame ? [model.state, ...model.sameAs] : [];
  model.draft = draft;
  model.by = by;
  model.state += 1;
}

/**
 * After a publication: clears the reasons of the visible languages, removes a redirect from the item's own slug, and adds
 * one from its former slug.
 */
function updateReasonsAndRedirects(model: Model, before: { slug: string; wasShown: boolean }): void {
  const visible = model.isPublic.id ? LOCALES : LOCALES.filter((locale) => model.isPublic[locale]);
  for (const locale of visible) model.publicState.reason[locale] = '';
  const last = before.wasShown ? before.slug : model.publicSlug;
  const now = model.publicState.slug;
  if (before.wasShown && last === now) return;
  model.redirects.delete(now);
  if (last && last !== now) model.redirects.set(last, now);
}

/** Publishes languages; returns the draft that remains. */
function publish(
  model: Model,
  draft: Content,
  languages: readonly Locale[],
  isSharedPublic: boolean,
): Content {
  const before = { slug: model.publicState.slug, wasShown: isShown(model) };
  const after = copy(draft);
  for (const locale of languages) {
    model.publicState.title[locale] = draft.title[locale];
    model.publicState.isComplete[locale] = draft.isComplete[locale];
    model.publicState.reason[locale] = draft.reason[locale];
    model.isPublic[locale] = true;
  }
  if (!isSharedPublic) Object.assign(model.publicState, { shared: draft.shared, slug: draft.slug });
  updateReasonsAndRedirects(model, before);
  const visible = model.isPublic.id ? LOCALES : LOCALES.filter((locale) => model.isPublic[locale]);
  for (const locale of visible) after.reason[locale] = '';
  return after;
}

function withdraw(model: Model, draft: Content, languages: readonly Locale[]): void {
  if (isShown(model)) model.publicSlug = model.publicState.slug;
  for (const locale of languages) {
    model.isPublic[locale] = false;
    model.publicState.reason[locale] = draft.reason[locale];
  }
}

/** A draft saved manually or by autosave. */
export function saveDraft(model: Model, form: ModelForm, who: ModelUser): SaveExpectation {
  if (isStale(model, form, who, true)) return 'stale';
  const isSharedChange = form.shared !== model.draft.shared || form.slug !== model.draft.slug;
  const hasConflictingSchedule = model.pending.some(
    ({ locale, type }) => type === 'publish' && (isSharedChange || locale === null || locale === form.locale),
  );
  if (who !== 'publisher' && hasConflictingSchedule) return 'scheduled';
  const draft = withForm(model.draft, form, who);
  if (who === 'publisher' && !isShown(model)) model.publicState.reason[form.locale] = form.reason;
  step(model, draft, who, false);
  return 'stored';
}

/** Publishes the form's language. */
export function publishOne(model: Model, form: ModelForm, isConfirmed: boolean): SaveExpectation {
  if (isStale(model, form, 'publisher', false)) return 'stale';
  const { draft, publicState } = model;
  const changes = (['shared', 'slug'] as const).filter(
    (name) => draft[name] !== publicState[name] && form[name] !== publicState[name],
  );
  const hasOthers = others(form.locale).some((locale) => model.isPublic[locale]);
  if (hasOthers && changes.length > 0 && !isConfirmed) return 'confirm';
  if (!form.isComplete) return 'incomplete';
  const written = withForm(draft, form, 'publisher');
  step(model, publish(model, written, [form.locale], false), 'publisher', true);
  return 'stored';
}

/** Publishes all complete languages. */
export function publishAll(model: Model, form: ModelForm): SaveExpectation {
  if (isStale(model, form, 'publisher', false)) return 'stale';
  if (!form.isComplete) return 'incomplete';
  const written = withForm(model.draft, form, 'publisher');
  const complete = others(form.locale).filter((locale) => model.draft.isComplete[locale]);
  step(model, publish(model, written, [form.locale, ...complete], false), 'publisher', true);
  return 'stored';
}

/** Withdraws one language, or all. */
export function withdrawItem(model: Model, languages: readonly Locale[]): void {
  withdraw(model, model.draft, languages);
  step(model, copy(model.draft), 'publisher', true);
}

/** Runs a schedule; the caller checks whether it can run. */
export function runSchedule(model: Model, { locale, type }: Pending): void {
  if (type === 'unpublish') {
    withdrawItem(model, LOCALES);
    return;
  }
  const languages = locale ? [locale] : LOCALES.filter((candidate) => model.draft.isComplete[candidate]);
  const isSharedPublic = locale !== null && others(locale).some((candidate) => model.isPublic[candidate]);
  step(model, publish(model, model.draft, languages, isSharedPublic), 'publisher', true);
}

/** Restores an old version as draft. */
export function restoreVersion(model: Model, version: Content, who: ModelUser): SaveExpectation {
  const hasConflictingSchedule = model.pending.some(({ type }) => type === 'publish');
  if (who !== 'publisher' && hasConflictingSchedule) return 'scheduled';
  step(model, { ...copy(version), reason: { ...model.draft.reason } }, who, false);
  return 'stored';
}
