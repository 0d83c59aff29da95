import '#cms/admin/warning.css';
import type { UIFieldServerProps } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { outdatedFields } from './outdated-translation.ts';

const sentence = (names: readonly { id: string; en: string }[]) =>
  bilingual(
    `Terjemahan bahasa Inggris yang tampil sudah lama: sesudah itu, teks bahasa Indonesia berubah pada ${names.map(({ id }) => id).join(', ')}.`,
    `The English translation that is shown is outdated: since then, the Indonesian text has changed in ${names.map(({ en }) => en).join(', ')}.`,
  );

/** A notice that published English is older than the Indonesian text. */
export async function OutdatedTranslation({ collectionSlug, i18n, id, payload }: UIFieldServerProps) {
  if (id === undefined || !collectionSlug) return null;
  const names = await outdatedFields(payload, collectionSlug, id);
  if (names.length === 0) return null;
  return (
    <div className="warning-notice">
      <p>{inLanguageOf({ i18n }, sentence(names))}</p>
    </div>
  );
}
