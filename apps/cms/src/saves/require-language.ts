import { DEFAULT_LOCALE, isLocale } from '@beranda/contract';
import { APIError, type PayloadRequest, type SanitizedConfig } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const BAD_REQUEST = 400;

const unknown = bilingual(
  'Bahasa ini tidak dikenal. Tulis `locale=id` atau `locale=en`.',
  'This language is not known. Write `locale=id` or `locale=en`.',
);

type Save = { operation: string; overrideAccess?: boolean | undefined; req: PayloadRequest };

function requireLanguage({ operation, overrideAccess, req }: Save): void {
  if (operation !== 'create' && operation !== 'update') return;
  req.locale ??= DEFAULT_LOCALE;
  if (isLocale(req.locale) || req.locale === 'all') return;
  if (!overrideAccess) throw new APIError(inLanguageOf(req, unknown), BAD_REQUEST, undefined, true);
  // A save of the program itself, such as the event of a case, inherits the language of the request.
  req.locale = DEFAULT_LOCALE;
}

/**
 * Stores a save that names no language in the default one, and rejects one that names an unknown language. Payload would
 * ignore the texts of both and answer that they were saved.
 */
export function requireLanguages(config: SanitizedConfig): void {
  for (const { hooks } of config.collections)
    hooks.beforeOperation = [(save) => requireLanguage(save), ...(hooks.beforeOperation ?? [])];
  for (const { hooks } of config.globals)
    hooks.beforeOperation = [(save) => requireLanguage(save), ...(hooks.beforeOperation ?? [])];
}
