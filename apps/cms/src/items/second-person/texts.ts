import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** A list of names, as in “Sari, Budi and Rina”. */
function listNames(names: readonly string[], language: keyof Bilingual): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** The button of who may not publish. */
export const needsColleague = bilingual('Perlu penerbit lain', 'Needs another publisher');

/** Text for an author of the changes; with the names of the others. */
export function ownChanges(others: readonly string[]): Bilingual {
  const [id, en] = others.length > 0 ? [listNames(others, 'id'), listNames(others, 'en')] : [null, null];
  return bilingual(
    `Anda ${id ? `dan ${id} ` : ''}mengubah konten ini sejak terakhir diterbitkan, jadi penerbit lain yang harus memeriksa dan menerbitkannya. Perubahan Anda tersimpan sebagai draf.`,
    `You ${en ? `and ${en} ` : ''}have changed this since it was last published, so another publisher has to check and publish it. Your changes are kept as a draft.`,
  );
}

/** Text for another publisher. */
export function changesOfOthers(names: readonly string[]): Bilingual {
  return bilingual(
    `Sejak terakhir diterbitkan, konten ini diubah oleh ${listNames(names, 'id')}. Periksa, lalu terbitkan. Bila Anda ikut mengubahnya, orang lain yang harus menerbitkannya.`,
    `Since it was last published, this was changed by ${listNames(names, 'en')}. Check it, then publish it. If you change it as well, somebody else has to publish it.`,
  );
}

/** The heading of the dashboard's list. */
export const waitingTitle = bilingual(
  'Draf yang menunggu orang kedua',
  'Drafts that wait for a second person',
);

/** A row of the dashboard's list. */
export function waitingDraft(title: string, collection: Bilingual, names: readonly string[]): Bilingual {
  return bilingual(
    `“${title}” (${collection.id}), diubah oleh ${listNames(names, 'id')}`,
    `“${title}” (${collection.en}), changed by ${listNames(names, 'en')}`,
  );
}

/** The number of drafts that the dashboard does not name. */
export const moreWaiting = (count: number) =>
  bilingual(`Dan ${count} draf lain.`, `And ${count} more ${count === 1 ? 'draft' : 'drafts'}.`);
