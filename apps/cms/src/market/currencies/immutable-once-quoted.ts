import { bilingual } from '#cms/i18n/bilingual.ts';
import { immutableOnceUsed } from '../immutable-once-used.ts';
import { lockSheetsAndCheckHistory } from '../sheets/check-history.ts';

/** Quotes reference the currency by its code as text, and are per `unit` of it. */
export const immutableOnceQuoted = immutableOnceUsed({
  collection: 'currencies',
  hasFigures: (req, { code }) =>
    lockSheetsAndCheckHistory(req, 'exchange-quotes', { currency: { equals: code } }),
  fields: {
    code: ({ code }) =>
      bilingual(
        `Sudah ada kurs ${code}, jadi kodenya tetap. Tambahkan mata uang baru, dan matikan “Tampil di situs” pada yang ini.`,
        `There are rates of ${code} already, so its code stays. Add a new currency, and turn off “Shown on the site” for this one.`,
      ),
    unit: ({ code, unit }) =>
      bilingual(
        `Sudah ada kurs ${code} per ${unit}; satuan lain akan mengubah arti semuanya. Tetap isi kurs per ${unit}.`,
        `There are rates of ${code} per ${unit} already; another unit would change what all of them mean. Keep entering rates per ${unit}.`,
      ),
  },
  // A new currency with the same code and another unit would inherit the old quotes.
  deleted: ({ code }) =>
    bilingual(
      `Ada riwayat kurs ${code}, jadi mata uang ini tidak dapat dihapus. Matikan “Tampil di situs” sebagai gantinya.`,
      `There are rates of ${code} in the history, so it cannot be deleted. Turn off “Shown on the site” instead.`,
    ),
});
