import { bilingual } from '#cms/i18n/bilingual.ts';

/** Texts about saving, sessions, connections and conflicts. */
export const editingTexts = {
  unsaved: bilingual('Belum disimpan', 'Not saved yet'),
  notKept: bilingual(
    'Penyimpanan peramban ini penuh atau dimatikan: isian hilang bila halaman ditutup sebelum tersimpan.',
    'The storage of this browser is full or disabled: what you entered is lost if you close the page before it is saved.',
  ),
  replaced: bilingual(
    'Isian Anda yang belum tersimpan hilang: formulir dimuat ulang, dan penyimpanan peramban ini penuh atau dimatikan.',
    'What you entered and had not saved is lost: the form was reloaded, and the storage of this browser is full or disabled.',
  ),
  saving: bilingual('Menyimpan…', 'Saving…'),
  saved: bilingual('Tersimpan pukul {time} WIB', 'Saved at {time} Jakarta time'),
  rejected: bilingual('Tidak tersimpan: {reason}', 'Not saved: {reason}'),
  rejectedWithoutReason: bilingual(
    'Tidak tersimpan. Coba simpan lagi; isian Anda tetap di formulir ini.',
    'Not saved. Try again; what you entered stays in this form.',
  ),
  stale: bilingual(
    'Tidak tersimpan: ada perubahan lain yang tersimpan lebih dulu.',
    'Not saved: other changes were saved first.',
  ),
  offline: bilingual(
    'Sambungan terputus. Penyimpanan dicoba lagi dengan sendirinya; isian Anda tetap di formulir ini.',
    'Connection lost. Saving is tried again by itself; what you entered stays in this form.',
  ),
  unreachable: bilingual(
    'Sambungan ke server terputus. Periksa jaringan, lalu coba lagi.',
    'The connection to the server was lost. Check the network, then try again.',
  ),
  unanswered: bilingual(
    'Sambungan ke server terputus, jadi formulir belum berubah. Isian Anda masih ada. Periksa jaringan, lalu coba lagi.',
    'The connection to the server was lost, so the form is unchanged. What you entered is still here. Check the network, then try again.',
  ),
  scheduleOutdated: bilingual(
    'Publikasi yang dijadwalkan {time} tidak akan terjadi: isinya diubah atau ditarik sesudah dijadwalkan. Jadwalkan lagi.',
    'The publication scheduled for {time} will not happen: the content was changed or withdrawn since. Schedule it again.',
  ),
  scheduleFailed: bilingual(
    'Jadwal belum tentu berubah: tidak ada jawaban dari server. Muat ulang halaman dan periksa jadwalnya.',
    'The schedule may not have changed: there was no answer from the server. Reload the page and check the schedule.',
  ),
  tablePasted: bilingual(
    'Teks ini tidak dapat memuat tabel: selnya menjadi paragraf. Urungkan dengan Ctrl+Z. Di halaman dan produk pakai bagian “Tabel biaya dan bunga”; di tempat lain tulis isinya sebagai daftar.',
    'This text cannot contain a table: its cells became paragraphs. Undo it with Ctrl+Z. On pages and products use the part “Table of fees and rates”; elsewhere write it as a list.',
  ),
  picturePasted: bilingual(
    'Teksnya ditempel tanpa gambar: gambar dari program atau halaman lain tidak dapat diambil alih. Unggah gambarnya di tempatnya: ketik “/” di baris kosong, lalu pilih “Gambar”; atau salin gambarnya sendiri dan tempel di sini.',
    'The text was pasted without its pictures: those of another program or page cannot be taken over. Upload each at its place: type “/” in an empty line and choose “Upload”; or copy the picture alone and paste it here.',
  ),
  removed: {
    block: bilingual('Bagian {name} dihapus.', 'The part {name} was removed.'),
    row: bilingual('Baris {name} dihapus.', 'The row {name} was removed.'),
    undo: bilingual('Urungkan (Ctrl+Z)', 'Undo (Ctrl+Z)'),
  },
  signedOut: bilingual('Belum disimpan: Anda perlu masuk lagi.', 'Not saved yet: you have to sign in again.'),
  signIn: {
    heading: bilingual('Sesi Anda berakhir', 'Your session has ended'),
    body: bilingual(
      'Masuk lagi sebagai orang yang sama. Isian Anda tetap di formulir di belakang kotak ini, dan penyimpanannya diulangi.',
      'Sign in again as the same person. What you entered stays in the form behind this box, and the save is repeated.',
    ),
    otherHeading: bilingual('Orang lain masuk di peramban ini', 'Somebody else is signed in in this browser'),
    otherBody: bilingual(
      'Sekarang {other} yang masuk di peramban ini. Isian Anda tidak disimpan atas namanya dan tetap di formulir di belakang kotak ini. Masuk lagi sebagai diri Anda, maka penyimpanannya diulangi; {other} lalu perlu masuk lagi di tabnya.',
      'Now {other} is signed in in this browser. What you entered is not saved in their name and stays in the form behind this box. Sign in again as yourself, and the save is repeated; {other} then has to sign in again in their tab.',
    ),
    elsewhere: bilingual(
      'Bila Anda masuk dengan akun bank, buka layar masuk di tab lain, masuk di sana, lalu kembali ke tab ini.',
      'If you sign in with your bank account, open the sign-in screen in another tab, sign in there, then come back to this tab.',
    ),
    email: bilingual('Email', 'Email'),
    password: bilingual('Kata sandi', 'Password'),
    submit: bilingual('Masuk', 'Sign in'),
    leave: bilingual('Keluar dari formulir', 'Leave the form'),
    code: bilingual('Kode dari aplikasi autentikator', 'Code from your authenticator app'),
    codeHint: bilingual(
      'Enam angka. Tanpa ponsel, tulis salah satu kode pemulihan Anda.',
      'Six digits. Without your phone, enter one of your recovery codes.',
    ),
    backToPassword: bilingual('Kembali ke kata sandi', 'Back to the password'),
    mustEnrol: bilingual(
      'Akun Anda sekarang perlu faktor kedua. Buka layar masuk di tab baru, pasang faktor kedua, lalu kembali dan masuk di sini.',
      'Your account now needs a second factor. Open the sign-in screen in a new tab, set it up, then come back and sign in here.',
    ),
    wrong: bilingual(
      'Kata sandi tidak cocok atau akun terkunci. Periksa, lalu coba lagi.',
      'The password is not right or the account is locked. Check it, then try again.',
    ),
    otherUser: bilingual(
      'Ini bukan orang yang membuka formulir. Masuk sebagai orang yang sama.',
      'This is not the person who opened the form. Sign in as the same person.',
    ),
  },
  outdated: {
    line: bilingual(
      'Belum disimpan: back office diperbarui. Muat ulang halaman ini.',
      'Not saved: the back office was updated. Reload this page.',
    ),
    heading: bilingual('Back office diperbarui', 'The back office was updated'),
    body: bilingual(
      'Halaman ini dibuka sebelum pembaruan, jadi tidak dapat menyimpan lagi. Muat ulang halaman ini untuk melanjutkan.',
      'This page was opened before the update, so it cannot save any more. Reload this page to continue.',
    ),
    kept: bilingual(
      'Isian Anda tetap ada di peramban ini dan ditawarkan setelah halaman dimuat ulang.',
      'What you typed is kept in this browser and offered after the page has been reloaded.',
    ),
    lost: bilingual(
      'Penyimpanan peramban ini penuh atau dimatikan: salin dulu isian Anda ke tempat lain, karena isian itu hilang bila halaman dimuat ulang.',
      'The storage of this browser is full or disabled: copy what you typed to another place first, because it is lost when the page is reloaded.',
    ),
    reload: bilingual('Muat ulang', 'Reload'),
  },
  unsavedInput: {
    heading: bilingual('Isian yang belum tersimpan', 'Text that was not saved'),
    body: bilingual(
      'Isian berikut, dari {time} di formulir {language}, belum tersimpan. Isian itu masih ada di peramban ini.',
      'The following, from {time} in the form in {language}, was not saved. It is still in this browser.',
    ),
    languages: {
      id: bilingual('bahasa Indonesia', 'Indonesian'),
      en: bilingual('bahasa Inggris', 'English'),
    },
    removed: bilingual(
      'Formulir ini tidak lagi memiliki isian berikut sejak back office diperbarui. Salin teksnya bila masih perlu:',
      'Since the back office was updated this form no longer has the following fields. Copy the text if you still need it:',
    ),
    restore: bilingual('Ambil kembali', 'Take it back'),
    discard: bilingual('Buang', 'Discard'),
    later: bilingual('Nanti', 'Later'),
  },
  conflict: {
    heading: bilingual('Orang lain menyimpan perubahan', 'Somebody else saved changes'),
    body: bilingual(
      '{by} menyimpan pada {time}, sesudah Anda membuka formulir ini. Pilih untuk setiap isian. Belum ada yang hilang.',
      '{by} saved on {time}, after you opened this form. Choose for each field. Nothing is lost yet.',
    ),
    system: bilingual('Sistem', 'The system'),
    mine: bilingual('Isian Anda', 'Yours'),
    theirs: bilingual('Disimpan {by}', 'Saved by {by}'),
    both: bilingual('Keduanya digabung', 'Both, merged'),
    bothExcept: bilingual(
      'Keduanya digabung; yang sama-sama diubah dipilih di bawah',
      'Both, merged; choose below what both have changed',
    ),
    empty: bilingual('(kosong)', '(empty)'),
    deleted: bilingual('(dihapus)', '(deleted)'),
    withoutRows: bilingual('(tanpa baris yang berbeda)', '(without the rows that differ)'),
    save: bilingual('Pakai pilihan ini', 'Use this choice'),
    discard: bilingual('Buang semua isian saya', 'Discard all of mine'),
    later: bilingual('Kembali ke formulir', 'Back to the form'),
    gone: bilingual(
      'Ini sudah dihapus atau dipindahkan ke tempat sampah, jadi isian Anda tidak dapat disimpan di sini. Salin isian Anda dari formulir ini, atau minta penerbit memulihkannya.',
      'This was deleted or moved to the trash, so what you entered cannot be saved here. Copy it from this form, or ask a publisher to restore this.',
    ),
    unreadable: bilingual(
      'Perubahan yang tersimpan tidak dapat dibaca sekarang. Coba simpan lagi.',
      'The stored changes cannot be read now. Try to save again.',
    ),
  },
};
