import type { FormTexts } from '../form-texts.ts';
import type { dataRequestForm } from './data-request.ts';

export const texts: FormTexts<typeof dataRequestForm> = {
  title: 'Formulir permintaan data pribadi',
  groups: { aboutYou: 'Data Anda', request: 'Permintaan Anda' },
  fields: {
    requester: {
      label: 'Data milik siapa?',
      options: {
        self: 'Data saya sendiri',
        representative: 'Data orang yang saya wakili sebagai kuasa, wali, atau ahli waris',
      },
    },
    fullName: { label: 'Nama lengkap Anda', help: 'Sesuai kartu identitas.' },
    subjectName: {
      label: 'Nama orang yang Anda wakili',
      help: 'Lampirkan dokumennya. Kuasa: surat kuasa yang ditandatanganinya. Wali: akta kelahiran atau penetapan pengadilan. Ahli waris: akta kematian dan surat keterangan waris.',
    },
    identityNumber: {
      label: 'Nomor identitas Anda',
      help: 'KTP atau SIM, atau paspor jika Anda warga negara asing, agar data Anda tidak jatuh ke orang lain. Kami menyimpannya dalam keadaan terenkripsi.',
    },
    email: {
      label: 'Email',
      help: 'Alamat yang pernah Anda pakai di bank kami, kalau masih ada. Tidak punya email? Kosongkan, kami menelepon Anda.',
    },
    phone: {
      label: 'Nomor telepon',
      help: 'Contoh: 0812 3456 7890. Nomor luar negeri dengan kode negaranya, misalnya +852 untuk Hong Kong.',
    },
    requestType: {
      label: 'Apa yang Anda minta?',
      options: {
        access: 'Salinan data saya',
        correction: 'Perbaikan data saya',
        erasure: 'Penghapusan data saya',
        withdrawal: 'Penarikan persetujuan yang pernah saya berikan',
        objection: 'Penghentian atau pembatasan penggunaan data saya',
      },
    },
    details: {
      label: 'Data yang mana, dan apa yang perlu kami lakukan?',
      help: 'Misalnya formulir yang pernah Anda kirim, atau apa yang salah dan bagaimana yang benar. Jangan menulis PIN, kata sandi, atau kode OTP.',
    },
  },
  attachments: 'Foto kartu identitas (boleh menyusul lewat email atau di kantor kami) dan dokumen lain',
  nextSteps:
    'Simpan nomor ini. Paling lama {answerTime} sejak permintaan Anda, termasuk hari libur, kami memberi tahu apa yang sudah kami lakukan, atau mengapa hal itu tidak boleh kami lakukan. Kami mungkin menelepon Anda lebih dahulu untuk memastikan bahwa itu memang Anda. Petugas menyebutkan nomor tiket ini. Jika tidak, atau jika PIN, kata sandi, atau kode OTP diminta, tutup teleponnya dan hubungi kami lewat nomor di situs kami.',
  receipt: [
    'Permintaan Anda tidak dikenai biaya. Jika sebagian data wajib kami simpan menurut undang-undang, kami memberi tahu data yang mana dan sampai kapan.',
    'Tidak setuju dengan keputusan kami? Sampaikan di halaman pengaduan kami, dengan jenis masalah Data pribadi, tanpa biaya. Anda juga dapat mengadu kepada lembaga pelindungan data pribadi atau mengajukan gugatan ke pengadilan.',
    'Belum melampirkan foto kartu identitas? Kirimkan dengan membalas email ini. Tanpa itu kami mungkin perlu memintanya dari Anda.',
  ],
  another: 'Kirim permintaan lain',
  privacy:
    'Data yang Anda tulis hanya kami pakai untuk menangani permintaan ini dan membuktikan bahwa kami sudah menanganinya, dan hanya dibaca pegawai kami yang berwenang dan auditor kami.',
};
