import { bilingual } from '#cms/i18n/bilingual.ts';
import { immutableOnceUsed } from '../immutable-once-used.ts';
import { lockSheetsAndCheckHistory } from '../sheets/check-history.ts';

/** Values are in the fund's currency; feeds and public addresses use its slug. */
export const immutableOnceValued = immutableOnceUsed({
  collection: 'funds',
  hasFigures: (req, { id }) => lockSheetsAndCheckHistory(req, 'fund-values', { fund: { equals: id } }),
  fields: {
    slug: ({ slug }) =>
      bilingual(
        `Reksa dana ini sudah punya NAB, jadi kodenya tetap “${slug}”. Ubah namanya saja, atau tambahkan reksa dana baru dan matikan “Tampil di situs” pada yang ini.`,
        `This fund has values already, so its code stays “${slug}”. Change its name, or add a new fund and turn off “Shown on the site” for this one.`,
      ),
    currency: ({ currency }) =>
      bilingual(
        `Sudah ada NAB dalam ${currency}; mata uang lain akan mengubah arti semuanya. Tambahkan reksa dana baru, dan matikan “Tampil di situs” pada yang ini.`,
        `There are values in ${currency} already; another currency would change what all of them mean. Add a new fund, and turn off “Shown on the site” for this one.`,
      ),
  },
  deleted: () =>
    bilingual(
      'Reksa dana ini punya riwayat NAB, jadi tidak dapat dihapus. Matikan “Tampil di situs” sebagai gantinya.',
      'This fund has values in the history, so it cannot be deleted. Turn off “Shown on the site” instead.',
    ),
});
