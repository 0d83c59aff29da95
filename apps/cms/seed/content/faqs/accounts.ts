import type { FaqSeed } from './types.ts';

export const accountQuestions: FaqSeed[] = [
  {
    slug: 'membuka-rekening',
    id: {
      question: 'Apa saja yang dibutuhkan untuk membuka rekening tabungan?',
      answer: [
        { p: 'Siapkan tiga hal berikut:' },
        {
          list: [
            'KTP elektronik yang masih terbaca.',
            'NPWP, jika ada.',
            'Nomor ponsel dan alamat email yang aktif atas nama Anda.',
          ],
        },
        {
          p: 'Isi [formulir pendaftaran](/register-product) dan petugas kami menelepon pada hari kerja berikutnya, atau datang langsung ke [kantor terdekat](/branches).',
        },
      ],
    },
    en: {
      question: 'What do I need to open a savings account?',
      answer: [
        { p: 'Please have these three things ready:' },
        {
          list: [
            'Your electronic identity card (KTP), still readable.',
            'Your taxpayer number (NPWP), if you have one.',
            'A mobile number and an email address that are in use and in your name.',
          ],
        },
        {
          p: 'Fill in the [registration form](/register-product) and we will call you on the next working day, or visit [an office near you](/branches).',
        },
      ],
    },
  },
  {
    slug: 'rekening-anak',
    id: {
      question: 'Dapatkah anak di bawah 17 tahun memiliki rekening?',
      answer: [
        {
          p: 'Dapat. Rekening dibuka oleh orang tua atau wali dengan akta kelahiran atau kartu identitas anak, kartu keluarga, dan KTP orang tua. Penarikan memerlukan persetujuan orang tua sampai anak berusia 17 tahun.',
        },
      ],
    },
    en: {
      question: 'Can a child under 17 have an account?',
      answer: [
        {
          p: 'Yes. A parent or guardian opens it with the child’s birth certificate or identity card, the family card and their own identity card. Until the child turns 17, withdrawals need the parent’s consent.',
        },
      ],
    },
  },
  {
    slug: 'penjaminan-simpanan',
    id: {
      question: 'Apakah simpanan saya dijamin?',
      answer: [
        {
          p: 'Bank Lentera merupakan peserta penjaminan Lembaga Penjamin Simpanan (LPS). Simpanan dijamin sampai **Rp2 miliar per nasabah per bank**, dengan syarat tercatat dalam pembukuan bank, bunganya tidak melebihi tingkat bunga penjaminan, dan Anda tidak melakukan tindakan yang merugikan bank.',
        },
        {
          p: 'Saldo semua rekening Anda di bank yang sama dihitung bersama, termasuk bagian Anda dalam rekening gabungan.',
        },
      ],
    },
    en: {
      question: 'Are my deposits insured?',
      answer: [
        {
          p: 'Bank Lentera is a member of the Indonesia Deposit Insurance Corporation (LPS). Deposits are insured up to **IDR 2 billion per customer per bank**, provided that they are recorded in the bank’s books, earn no more than the guaranteed rate, and that you have not acted to the bank’s detriment.',
        },
        {
          p: 'The balances of all your accounts at one bank count together, including your share of joint accounts.',
        },
      ],
    },
  },
  {
    slug: 'rekening-tidak-aktif',
    id: {
      question: 'Apa yang terjadi jika rekening lama tidak dipakai?',
      answer: [
        {
          p: 'Rekening tanpa transaksi selama 12 bulan berstatus tidak aktif. Uang Anda tetap utuh dan tetap dijamin, tetapi penarikan ditahan demi keamanan. Untuk mengaktifkannya, masuk ke aplikasi dan verifikasi wajah, atau datang ke kantor dengan KTP.',
        },
      ],
    },
    en: {
      question: 'What happens if I have not used my account for a long time?',
      answer: [
        {
          p: 'An account without transactions for 12 months becomes dormant. Your money stays yours and stays insured, but withdrawals are held for your safety. To reactivate it, sign in to the app and verify your face, or bring your identity card to an office.',
        },
      ],
    },
  },
  {
    slug: 'mengubah-data',
    id: {
      question: 'Bagaimana cara mengganti nomor ponsel atau alamat?',
      answer: [
        {
          p: 'Alamat dan email dapat diubah di aplikasi melalui **Profil › Data diri**. Nomor ponsel dipakai untuk mengamankan transaksi, karena itu penggantiannya dilakukan di kantor cabang dengan KTP dan kartu debit Anda. Nomor baru berlaku setelah satu hari.',
        },
      ],
    },
    en: {
      question: 'How do I change my mobile number or address?',
      answer: [
        {
          p: 'You can change your address and email in the app under **Profile › Personal details**. Your mobile number protects your transactions, so it is changed at a branch, with your identity card and debit card. The new number takes effect after one day.',
        },
      ],
    },
  },
  {
    slug: 'menutup-rekening',
    id: {
      question: 'Bagaimana cara menutup rekening?',
      answer: [
        {
          ordered: [
            'Pindahkan pembayaran rutin ke rekening lain.',
            'Datang ke kantor mana pun dengan KTP, buku tabungan, dan kartu debit.',
            'Tanda tangani formulir penutupan. Sisa saldo dibayarkan tunai atau ditransfer hari itu juga.',
          ],
        },
        {
          p: 'Biaya penutupan, jika ada, tercantum dalam ringkasan informasi produk dan disebutkan sebelum Anda menandatangani.',
        },
      ],
    },
    en: {
      question: 'How do I close an account?',
      answer: [
        {
          ordered: [
            'Move your regular payments to another account.',
            'Visit any office with your identity card, passbook and debit card.',
            'Sign the closing form. We pay out or transfer the balance on the same day.',
          ],
        },
        {
          p: 'A closing fee, where there is one, is stated in the product summary and named before you sign.',
        },
      ],
    },
  },
  {
    slug: 'ahli-waris',
    id: {
      question: 'Apa yang perlu dilakukan ahli waris ketika pemilik rekening meninggal dunia?',
      answer: [
        {
          p: 'Kami turut berduka. Beri tahu kami melalui kantor mana pun atau telepon (021) 555-0108, dan rekening segera kami amankan. Untuk pencairan, siapkan akta kematian, surat keterangan waris, serta KTP dan kartu keluarga seluruh ahli waris.',
        },
        {
          p: 'Petugas akan memeriksa kelengkapan dokumen dan menjelaskan langkah berikutnya. Layanan ini tidak dipungut biaya.',
        },
      ],
    },
    en: null,
  },
];
