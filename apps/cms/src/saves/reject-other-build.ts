import type { SanitizedConfig } from 'payload';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { guardChanges } from './guard-changes.ts';
import { BUILD_ID, OTHER_BUILD, PAGE_BUILD_HEADER } from './page-build.ts';

const message = bilingual(
  'Belum disimpan: back office diperbarui sesudah halaman ini dibuka. Muat ulang halaman ini.',
  'Not saved: the back office was updated after this page was opened. Reload the page.',
);

/** Rejects saves from pages of another build. Requests without the header, such as those of programs, are exempt. */
export function rejectOtherBuilds(config: SanitizedConfig): void {
  guardChanges(config, ({ headers }) => {
    const build = headers.get(PAGE_BUILD_HEADER);
    if (build === null || build === BUILD_ID) return null;
    return { status: 409, code: OTHER_BUILD, message };
  });
}
