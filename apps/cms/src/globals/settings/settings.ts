import type { GlobalConfig } from 'payload';
import { globalAccess } from '#cms/access/access-table.ts';
import { bumpAfterGlobalChange } from '#cms/cache-tags/bump-hooks.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { recordTranslations } from '../banners/translated-banners.ts';
import { banner } from './banner.ts';
import { identity } from './identity.ts';
import { confirmMaintenance, guardMaintenanceOnRestore, maintenance } from './maintenance.ts';

/** Global settings: identity, banner and maintenance. */
export const settings: GlobalConfig = {
  slug: 'settings',
  label: bilingual('Pengaturan situs', 'Site settings'),
  admin: { group: bilingual('Situs', 'Site') },
  access: globalAccess('settings'),
  versions: { max: 50 },
  hooks: {
    beforeOperation: [guardMaintenanceOnRestore],
    beforeChange: [confirmMaintenance, recordTranslations('settings')],
    afterChange: [bumpAfterGlobalChange('settings')],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: bilingual('Identitas bank', 'Bank identity'), fields: identity },
        { name: 'banner', label: bilingual('Pengumuman', 'Announcement'), fields: banner },
        { label: bilingual('Pemeliharaan', 'Maintenance'), fields: [maintenance] },
      ],
    },
  ],
};
