import type { FaqSeed } from './types.ts';

export const paymentQuestions: FaqSeed[] = [
  {
    slug: 'kartu-tertelan',
    id: {
      question: 'Kartu saya tertelan mesin ATM. Apa yang harus dilakukan?',
      answer: [
        {
          p: 'Jangan menerima bantuan dari orang yang tidak dikenal dan jangan menelepon nomor yang ditempel di mesin. Blokir kartu di aplikasi (**Kartu › Blokir**) atau telepon (021) 555-0108. Kartu pengganti dapat diambil di kantor cabang pada hari kerja yang sama.',
        },
      ],
    },
    en: {
      question: 'A cash machine retained my card. What should I do?',
      answer: [
        {
          p: 'Do not accept help from strangers and do not call a number that is stuck to the machine. Block the card in the app (**Cards › Block**) or call (021) 555-0108. You can collect a new one at a branch on the same working day.',
        },
      ],
    },
  },
  {
    slug: 'saldo-terpotong-uang-tidak-keluar',
    id: {
      question: 'Saldo terpotong, tetapi uang tidak keluar dari ATM. Apakah uang saya kembali?',
      answer: [
        {
          p: 'Ya. Sebagian besar dikembalikan otomatis dalam satu hari kerja setelah mesin dicocokkan. Jika setelah itu belum masuk, laporkan melalui [formulir kontak](/about-us/contact-us) dengan lokasi mesin, waktu, dan jumlahnya. Laporan tidak dipungut biaya.',
        },
      ],
    },
    en: {
      question: 'My account was debited but no cash came out. Will I get it back?',
      answer: [
        {
          p: 'Yes. Most such amounts come back by themselves within one working day, after the machine has been reconciled. If yours does not, tell us through the [contact form](/about-us/contact-us): which machine, when and how much. There is no charge.',
        },
      ],
    },
  },
  {
    slug: 'batas-transaksi',
    id: {
      question: 'Berapa batas penarikan dan transfer per hari?',
      answer: [
        { p: 'Batas awal untuk kartu dan aplikasi (ilustrasi, dapat diturunkan sendiri di aplikasi):' },
        {
          list: [
            'tarik tunai di ATM: Rp10.000.000;',
            'transfer melalui BI-FAST: Rp250.000.000 per transaksi;',
            'belanja dengan kartu debit: Rp50.000.000;',
            'QRIS: Rp10.000.000 per transaksi.',
          ],
        },
      ],
    },
    en: {
      question: 'How much can I withdraw and transfer in a day?',
      answer: [
        {
          p: 'These are the initial limits for card and app (an illustration; you can lower them in the app):',
        },
        {
          list: [
            'cash from a machine: IDR 10,000,000;',
            'transfers by BI-FAST: IDR 250,000,000 each;',
            'purchases by debit card: IDR 50,000,000;',
            'QRIS: IDR 10,000,000 each.',
          ],
        },
      ],
    },
  },
  {
    slug: 'salah-transfer',
    id: {
      question: 'Saya salah memasukkan nomor rekening tujuan. Dapatkah transfernya dibatalkan?',
      answer: [
        {
          p: 'Transfer yang sudah berhasil tidak dapat kami tarik sepihak. Laporkan segera dengan bukti transaksi; kami meminta bank penerima menghubungi pemilik rekening untuk persetujuan pengembalian. Pemilik rekening yang menerima dana karena kekeliruan wajib mengembalikannya.',
        },
      ],
    },
    en: {
      question: 'I sent money to the wrong account number. Can you undo it?',
      answer: [
        {
          p: 'We cannot pull back a transfer that has gone through. Tell us at once, with proof of the transaction; we ask the receiving bank to obtain the account holder’s consent to return it. Whoever receives money by mistake is obliged to give it back.',
        },
      ],
    },
  },
  {
    slug: 'memakai-kartu-di-luar-negeri',
    id: {
      question: 'Dapatkah kartu debit dipakai di luar negeri?',
      answer: [
        {
          p: 'Dapat, setelah Anda menyalakan **Transaksi luar negeri** di aplikasi. Kurs yang dipakai adalah kurs jaringan kartu pada hari pembukuan ditambah biaya yang tercantum dalam ringkasan informasi produk. Uang kertas asing dapat ditukar di [kantor dengan layanan valuta](/branches?service=foreign-exchange).',
        },
      ],
    },
    en: {
      question: 'Can I use my debit card abroad?',
      answer: [
        {
          p: 'Yes, once you have switched on **Transactions abroad** in the app. The rate is that of the card network on the day of booking, plus the fee stated in the product summary. Foreign notes can be exchanged at [offices with currency service](/branches?service=foreign-exchange).',
        },
      ],
    },
  },
  {
    slug: 'setor-tunai-tanpa-kartu',
    id: {
      question: 'Di mana saya dapat menyetor tunai di luar jam buka?',
      answer: [
        {
          p: 'Di mesin setor tunai yang buka 24 jam. Pilih [lokasi dengan setor tunai](/branches?service=cash-deposit); mesin menerima pecahan Rp50.000 dan Rp100.000, paling banyak 100 lembar sekali setor, dengan kartu atau kode dari aplikasi.',
        },
      ],
    },
    en: {
      question: 'Where can I pay in cash outside opening hours?',
      answer: [
        {
          p: 'At a deposit machine that is open round the clock. Choose [a place with cash deposit](/branches?service=cash-deposit); machines take notes of IDR 50,000 and IDR 100,000, up to 100 at a time, with your card or a code from the app.',
        },
      ],
    },
  },
  {
    slug: 'mengajukan-qris-untuk-usaha',
    id: {
      question: 'Bagaimana cara mendapatkan kode QRIS untuk usaha saya, dan apa saja biayanya?',
      answer: [
        {
          p: 'Pemilik rekening dapat mendaftar di aplikasi melalui **Usaha › QRIS** dengan foto tempat usaha dan KTP. Kode terbit paling lambat tiga hari kerja. Biaya per transaksi mengikuti ketentuan Bank Indonesia dan ditampilkan sebelum Anda menyetujui; pembeli tidak boleh dikenai biaya tambahan.',
        },
      ],
    },
    en: {
      question: 'How do I get a QRIS code for my business, and what does it cost?',
      answer: [
        {
          p: 'Account holders apply in the app under **Business › QRIS** with a photo of the premises and an identity card. The code is issued within three working days. The fee per transaction follows Bank Indonesia’s rules and is shown before you agree; buyers may not be charged extra.',
        },
      ],
    },
  },
];
