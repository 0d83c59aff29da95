import type { GlobalConfig } from 'payload';
import { globalAccess } from '#cms/access/access-table.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

/** Rules of publication, which bind publishers: only administrators change them. Never part of the public settings. */
export const publishing: GlobalConfig = {
  slug: 'publishing',
  label: bilingual('Aturan penerbitan', 'Publication rules'),
  admin: { group: bilingual('Situs', 'Site') },
  access: globalAccess('publishing'),
  versions: { max: 50 },
  fields: [
    {
      name: 'needsSecondPerson',
      type: 'checkbox',
      defaultValue: false,
      label: bilingual('Penerbitan memerlukan orang kedua', 'Publication needs a second person'),
      admin: {
        description: bilingual(
          'Asas empat mata: konten hanya dapat diterbitkan atau dijadwalkan terbit oleh orang yang tidak mengubahnya sejak terakhir diterbitkan. Menarik konten tetap dapat dilakukan satu orang. Berlaku untuk semua konten dengan draf; yang tidak memiliki draf, seperti fakta, pengalihan, gambar, dokumen, beranda, dan pengaturan, tetap langsung tampil saat disimpan. Perlu sedikitnya dua orang: penulis dan penerbit lain. Hanya administrator yang dapat mengubah aturan ini, dan setiap perubahannya tercatat di log audit.',
          'Four-eyes principle: content can be published, or scheduled to be published, only by somebody who has not changed it since it was last published. One person can still withdraw it. Applies to all content with drafts; what has none, such as facts, redirects, pictures, documents, the home page and the settings, is public as soon as it is saved. Needs at least two people: an author and another publisher. Only administrators can change this rule, and the audit log records each change.',
        ),
      },
    },
  ],
};
