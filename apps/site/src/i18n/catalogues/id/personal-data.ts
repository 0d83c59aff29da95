export const personalData = {
  eyebrow: 'Hak Anda',
  title: 'Data pribadi Anda',
  lead: 'Lihat, perbaiki, atau hapus data yang kami simpan tentang Anda, atau tarik persetujuan yang pernah Anda berikan. Gratis.',
  description:
    'Ajukan permintaan atas data pribadi Anda di {bankName}: akses, perbaikan, penghapusan, atau penarikan persetujuan.',
  stepsTitle: 'Bagaimana kami menanganinya',
  steps: {
    ask: {
      title: 'Anda meminta',
      text: 'Isi formulir dan lampirkan foto kartu identitas. Nomor tiketnya langsung Anda terima.',
    },
    verify: {
      title: 'Kami memastikan identitas Anda',
      text: 'Agar data Anda tidak jatuh ke orang lain, kami mencocokkan identitas dan mungkin menelepon Anda.',
    },
    answer: {
      title: 'Kami menindaklanjuti dan menjawab',
      text: 'Batas waktunya tertulis di formulir dan di tanda terima. Akhir pekan dan hari libur ikut dihitung.',
    },
  },
  rightsTitle: 'Yang dapat Anda minta',
  rights: {
    access: 'Salinan data Anda, dalam berkas yang dapat Anda baca',
    correction: 'Perbaikan data yang keliru atau tidak lengkap',
    erasure: 'Penghapusan data yang tidak wajib kami simpan',
    withdrawal: 'Penarikan persetujuan yang pernah Anda berikan',
    objection: 'Penghentian atau pembatasan penggunaan data Anda',
  },
  knowTitle: 'Yang perlu Anda tahu',
  know: {
    identity:
      'Siapkan foto KTP atau SIM, atau paspor jika Anda warga negara asing. Tanpa identitas yang cocok, kami tidak memberikan data.',
    proxy:
      'Wakil perlu melampirkan surat kuasa (wali: akta kelahiran atau penetapan pengadilan; ahli waris: surat keterangan waris) dan identitas kedua pihak.',
    law: 'Sebagian data wajib kami simpan, misalnya pengaduan. Kami akan menyebutkan data yang mana dan sampai kapan.',
    free: 'Kami tidak memungut biaya dan tidak pernah meminta PIN, kata sandi, atau kode OTP.',
  },
  formTitle: 'Ajukan permintaan',
};
