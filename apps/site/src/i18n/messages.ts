import type { LANGUAGES, Locale } from '@beranda/contract';
import { catalogueFile, type Part } from './catalogue-file.ts';
import type { Messages, PageTexts } from './catalogues/id/index.generated.ts';

export type { PageTexts };

declare module 'use-intl' {
  interface AppConfig {
    Locale: (typeof LANGUAGES)[Locale]['format'];
    Messages: Messages;
  }
}

export const TIME_ZONE = 'Asia/Jakarta';

/** Its name beside a time (Western Indonesia Time); not translated. */
export const ZONE_NAME = 'WIB';

/** One chunk per namespace that pages declare, and one (`shared`) for all others. */
const sources = import.meta.glob<Partial<Messages>>([
  './catalogues/{id,en}/*.ts',
  '!./catalogues/*/{app,components,errors,index.generated,navigation,notices,states}.ts',
]);

const partsOf = (locale: Locale) =>
  Object.keys(sources)
    .map((file) => /^\.\/catalogues\/(\w+)\/([a-z-]+)\.ts$/.exec(file))
    .filter((match) => match?.[1] === locale)
    .map((match) => match?.[2]?.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as Part);

type Loaded = { parts: Set<Part>; messages: Partial<Messages> };

const cache: Record<Locale, Loaded> = {
  id: { parts: new Set(), messages: {} },
  en: { parts: new Set(), messages: {} },
};

async function loadPart(locale: Locale, part: Part): Promise<void> {
  const language = cache[locale];
  if (language.parts.has(part)) return;
  const texts = await sources[`./${catalogueFile(locale, part)}`]?.();
  // A concurrent call may have loaded it.
  if (language.parts.has(part)) return;
  language.parts.add(part);
  language.messages = { ...language.messages, ...texts };
}

/**
 * Loads the shared messages of a language and the declared namespaces, each once.
 *
 * @throws the import error if a chunk fails to load.
 */
export async function loadMessages(locale: Locale, pageTexts: readonly PageTexts[] = []): Promise<void> {
  await Promise.all(['shared' as const, ...pageTexts].map((part) => loadPart(locale, part)));
}

/** Loads all messages of a language, for the server. */
export async function loadAllMessages(locale: Locale): Promise<void> {
  await Promise.all(partsOf(locale).map((part) => loadPart(locale, part)));
}

/**
 * The loaded messages of a language; keeps its identity until more are loaded. Typed as complete: a test checks that
 * pages use only namespaces they declare.
 *
 * @throws Error if none are loaded; entries and page loaders load messages before rendering.
 */
export function messagesOf(locale: Locale): Messages {
  const { parts, messages } = cache[locale];
  if (!parts.has('shared')) throw new Error(`messages of ${locale} are not loaded`);
  return messages as Messages;
}
