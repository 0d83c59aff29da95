import {
  createTranslator,
  type Locale,
  type Messages,
  type NamespaceKeys,
  type NestedKeyOf,
  useLocale,
  useMessages,
} from 'use-intl';
import { TIME_ZONE } from './messages.ts';

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;
type Translator<Name extends Namespace> = ReturnType<typeof createTranslator<Messages, Name>>;

/** Translators by messages, which are of one language and replaced when more are loaded. */
const translators = new WeakMap<Messages, Map<Namespace | undefined, unknown>>();

/** A memoized translator of messages. @param namespace default: all. */
export function translatorOf<Name extends Namespace = never>(
  locale: Locale,
  messages: Messages,
  namespace?: Name,
): Translator<Name> {
  let byNamespace = translators.get(messages);
  if (!byNamespace) {
    byNamespace = new Map();
    translators.set(messages, byNamespace);
  }
  let translator = byNamespace.get(namespace) as Translator<Name> | undefined;
  if (!translator) {
    translator = createTranslator({ locale, messages, namespace, timeZone: TIME_ZONE });
    byNamespace.set(namespace, translator);
  }
  return translator;
}

/**
 * The messages of a namespace, or all, formatted in the language of the page. Replaces use-intl's hook, which creates a
 * translator per component, and `Intl` formatters per provider, so on the server for each rendered page.
 */
export function useTranslations<Name extends Namespace = never>(namespace?: Name): Translator<Name> {
  return translatorOf(useLocale(), useMessages(), namespace);
}
