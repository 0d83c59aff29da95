import path from 'node:path';
import type { CollectionConfig, ImageSize } from 'payload';
import { fileAccess } from '#cms/access/access-table.ts';
import { bumpAfterChange, bumpAfterDelete } from '#cms/cache-tags/bump-hooks.ts';
import type { Env } from '#cms/env.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { rejectDeletionWhileUsed } from '#cms/items/reject-deletion-while-used.ts';
import { backUpFilesOfDeletion, backUpFilesOfUpdate, syncWrittenFiles } from './back-up-files.ts';
import { PICTURE_FORMATS } from './picture-format.ts';
import { prepareFile } from './prepare-file.ts';
import { requireAlternativeText } from './require-alternative-text.ts';

/** No SVG: it can contain scripts, which would run on the back office's origin. */
const MEDIA_TYPES = Object.values(PICTURE_FORMATS).map(({ mime }) => mime);
export const MEDIA_WIDTHS = [480, 960, 1600] as const;

/**
 * Low AVIF effort: on a small machine three widths take half a second instead of ten, for 10 % more bytes.
 */
const formats = {
  avif: { format: 'avif', options: { quality: 55, effort: 1 } },
  webp: { format: 'webp', options: { quality: 78 } },
} as const;

const imageSizes: ImageSize[] = MEDIA_WIDTHS.flatMap((width) =>
  (['avif', 'webp'] as const).map((format) => ({
    name: `${format}${width}`,
    width,
    formatOptions: formats[format],
    admin: { disableGroupBy: true, disableListColumn: true, disableListFilter: true },
  })),
);

/** Pictures in several widths, with their descriptions. */
export function media(env: Env): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: bilingual('Gambar', 'Picture'), plural: bilingual('Gambar', 'Pictures') },
    admin: {
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'alt', 'updatedAt'],
      group: bilingual('Konten', 'Content'),
    },
    access: fileAccess('media', env.serviceKey),
    upload: {
      staticDir: path.join(env.dataDir, 'media'),
      mimeTypes: MEDIA_TYPES,
      imageSizes,
      focalPoint: true,
      crop: false,
      adminThumbnail: 'webp480',
      // No upload by URL: the server would fetch it (SSRF).
      pasteURL: false,
      filesRequiredOnCreate: true,
    },
    // The name of a copy would be guessable.
    disableDuplicate: true,
    hooks: {
      beforeOperation: [prepareFile, backUpFilesOfUpdate],
      beforeDelete: [rejectDeletionWhileUsed, backUpFilesOfDeletion],
      afterChange: [syncWrittenFiles, bumpAfterChange('media')],
      afterDelete: [bumpAfterDelete('media')],
    },
    fields: [
      {
        name: 'decorative',
        type: 'checkbox',
        defaultValue: false,
        label: bilingual('Hanya hiasan', 'Decorative only'),
        admin: {
          description: bilingual(
            'Centang jika gambar tidak menyampaikan apa pun; pembaca layar akan melewatinya.',
            'Tick when the picture says nothing by itself; screen readers then skip it.',
          ),
        },
      },
      // Required in the language being saved, because Payload saves and validates one at a time. The notice
      // names the language that lacks it; until then the site uses the text of the other one.
      {
        name: 'alt',
        type: 'text',
        localized: true,
        label: bilingual('Teks alternatif', 'Alternative text'),
        validate: requireAlternativeText,
        admin: { condition: (data) => !data?.decorative },
      },
      {
        name: 'missingAlternativeText',
        type: 'ui',
        label: bilingual('Teks alternatif yang belum ada', 'Missing alternative text'),
        admin: {
          disableListColumn: true,
          components: {
            Field: '/collections/media/missing-alternative-text.tsx#MissingAlternativeText',
          },
        },
      },
    ],
  };
}
