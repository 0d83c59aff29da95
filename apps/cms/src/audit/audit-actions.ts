import { EVENT_KINDS, type EventKind, eventLabels } from '#cms/collections/cases/history/event-kinds.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** Actions of staff, apart from those on cases. */
const STAFF_ACTIONS = {
  'signed-in': bilingual('Masuk', 'Signed in'),
  'sign-in-failed': bilingual('Gagal masuk', 'Failed to sign in'),
  'account-locked': bilingual(
    'Akun terkunci setelah terlalu banyak kata sandi salah',
    'Account locked after too many wrong passwords',
  ),
  'code-rejected': bilingual('Kode faktor kedua salah', 'Wrong code of the second factor'),
  'recovery-code-rejected': bilingual('Kode pemulihan salah', 'Wrong recovery code'),
  'second-factor-locked': bilingual(
    'Faktor kedua terkunci setelah terlalu banyak kode salah',
    'Second factor locked after too many wrong codes',
  ),
  'oidc-no-account': bilingual(
    'Masuk lewat penyedia identitas ditolak: tidak ada akun di sini',
    'Sign-in through the identity provider refused: no account here',
  ),
  'oidc-not-verified': bilingual(
    'Masuk lewat penyedia identitas ditolak: alamat e-mail tidak terverifikasi',
    'Sign-in through the identity provider refused: e-mail address not verified',
  ),
  'oidc-other-identity': bilingual(
    'Masuk lewat penyedia identitas ditolak: akun terikat pada identitas lain',
    'Sign-in through the identity provider refused: account bound to another identity',
  ),
  'oidc-roles-refused': bilingual(
    'Masuk lewat penyedia identitas ditolak: peran tidak dapat dipasang',
    'Sign-in through the identity provider refused: roles could not be applied',
  ),
  'oidc-refused': bilingual('Penyedia identitas menolak seseorang', 'The identity provider refused somebody'),
  'signed-out': bilingual('Keluar', 'Signed out'),
  'password-requested': bilingual('Meminta kata sandi baru', 'Requested a new password'),
  'password-reset': bilingual('Menetapkan kata sandi baru', 'Set a new password'),
  unlocked: bilingual('Membuka kunci akun', 'Unlocked an account'),
  created: bilingual('Membuat', 'Created'),
  updated: bilingual('Mengubah', 'Changed'),
  deleted: bilingual('Menghapus', 'Deleted'),
  edited: bilingual('Menyunting draf (simpan otomatis)', 'Edited the draft (autosave)'),
  'draft-saved': bilingual('Menyimpan draf', 'Saved a draft'),
  published: bilingual('Menerbitkan', 'Published'),
  withdrawn: bilingual('Menarik', 'Withdrew'),
  'published-on-schedule': bilingual('Menerbitkan sesuai jadwal', 'Published on schedule'),
  'withdrawn-on-schedule': bilingual('Menarik sesuai jadwal', 'Withdrew on schedule'),
  scheduled: bilingual('Menjadwalkan', 'Scheduled'),
  'schedule-cancelled': bilingual('Membatalkan jadwal', 'Cancelled a schedule'),
  'version-restored': bilingual('Mengembalikan versi lama', 'Restored an old version'),
  trashed: bilingual('Memindahkan ke tempat sampah', 'Moved to the trash'),
  restored: bilingual('Memulihkan dari tempat sampah', 'Restored from the trash'),
  'contact-corrected': bilingual('Memperbaiki kontak pengirim', 'Corrected the contact of a sender'),
  'mail-requeued': bilingual('Mengantrekan email lagi', 'Queued a mail again'),
  'mail-given-up': bilingual('Membatalkan email yang gagal', 'Cancelled a failed mail'),
  imported: bilingual('Mengimpor', 'Imported'),
  exported: bilingual('Mengekspor', 'Exported'),
  'sheet-submitted': bilingual('Mengajukan lembar data pasar', 'Submitted a market sheet'),
  'sheet-failed': bilingual('Lembar data pasar gagal diperiksa', 'Market sheet failed validation'),
  'sheet-published': bilingual('Menerbitkan lembar data pasar', 'Published a market sheet'),
  'sheet-rejected': bilingual('Menolak lembar data pasar', 'Rejected a market sheet'),
  'sheet-superseded': bilingual('Lembar data pasar digantikan', 'Market sheet superseded'),
  'sheet-withdrawn': bilingual('Menarik lembar data pasar', 'Withdrew a market sheet'),
} satisfies Record<string, Bilingual>;

/** The action of an event of a case. */
export const caseAction = (kind: EventKind) => `case-${kind}` as const;

export type AuditAction = keyof typeof STAFF_ACTIONS | ReturnType<typeof caseAction>;

/** Labels of all actions. Stored rows may have others, of earlier versions. */
export const actionLabels: Readonly<Record<AuditAction, Bilingual>> = {
  ...STAFF_ACTIONS,
  ...(Object.fromEntries(EVENT_KINDS.map((kind) => [caseAction(kind), eventLabels[kind]])) as Record<
    ReturnType<typeof caseAction>,
    Bilingual
  >),
};

/** The label of a stored action; the action itself if it is of an earlier version. */
export function labelOfAction(action: string): Bilingual {
  return (actionLabels as Readonly<Record<string, Bilingual>>)[action] ?? bilingual(action, action);
}
