export const notices = {
  banner: 'Pengumuman',
  closeBanner: 'Tutup pengumuman',
  popup: 'Penawaran',
  closePopup: 'Tutup penawaran',
  consentTitle: 'Bolehkah kunjungan Anda kami hitung?',
  consentText:
    'Kami ingin tahu halaman mana yang berguna. Tanpa izin Anda tidak ada yang dihitung, dan situs ini tetap bekerja sepenuhnya.',
  privacyNotice: 'Pemberitahuan privasi',
  decline: 'Tidak',
  accept: 'Ya, boleh',
  privacyChoices: 'Pilihan privasi',
};
