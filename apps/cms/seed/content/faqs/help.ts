import type { FaqSeed } from './types.ts';

export const helpQuestions: FaqSeed[] = [
  {
    slug: 'cara-mengadu',
    id: {
      question: 'Bagaimana cara menyampaikan pengaduan?',
      answer: [
        {
          p: 'Melalui [halaman pengaduan](/about-us/complaint), telepon (021) 555-0108, email, atau di [kantor mana pun](/branches). Setiap pengaduan mendapat nomor yang dapat dilacak dan tidak dipungut biaya.',
        },
        {
          p: 'Siapkan identitas, nomor rekening atau kartu, tanggal kejadian, uraian singkat, dan buktinya.',
        },
      ],
    },
    en: {
      question: 'How do I make a complaint?',
      answer: [
        {
          p: 'Through the [complaint page](/about-us/complaint), by calling (021) 555-0108, by email, or at [any office](/branches). Every complaint is given a number you can follow, and costs you nothing.',
        },
        {
          p: 'Please have your identity card, account or card number, the date, a short account of what happened and any proof to hand.',
        },
      ],
    },
  },
  {
    slug: 'lama-pengaduan',
    id: {
      question: 'Berapa lama pengaduan diselesaikan?',
      answer: [
        {
          list: [
            'Pengaduan lisan: paling lama **5 hari kerja**.',
            'Pengaduan tertulis: paling lama **10 hari kerja** setelah dokumen lengkap.',
            'Dalam keadaan tertentu dapat diperpanjang paling lama 10 hari kerja, dan kami memberi tahu Anda sebelum batas pertama berakhir.',
          ],
        },
      ],
    },
    en: {
      question: 'How long does a complaint take?',
      answer: [
        {
          list: [
            'Made orally: at most **5 working days**.',
            'Made in writing: at most **10 working days** once your documents are complete.',
            'In certain cases this may be extended by up to 10 working days, and we tell you before the first deadline ends.',
          ],
        },
      ],
    },
  },
  {
    slug: 'tidak-puas-dengan-jawaban',
    id: {
      question: 'Saya tidak puas dengan jawaban bank. Ke mana saya dapat melanjutkan?',
      answer: [
        {
          p: 'Ajukan keberatan kepada kami sekali lagi dengan menyebut nomor pengaduan. Setelah itu Anda dapat menempuh Portal Perlindungan Konsumen OJK (APPK), Lembaga Alternatif Penyelesaian Sengketa Sektor Jasa Keuangan (LAPS SJK), atau pengadilan. Untuk sistem pembayaran, Anda dapat menghubungi BI BICARA 131.',
        },
      ],
    },
    en: {
      question: 'I am not satisfied with the bank’s answer. Where can I turn?',
      answer: [
        {
          p: 'Object once more with us, quoting the number of your complaint. After that you may go to OJK’s consumer protection portal (APPK), to the alternative dispute resolution body for the financial sector (LAPS SJK), or to court. For payment systems, you may contact BI BICARA on 131.',
        },
      ],
    },
  },
  {
    slug: 'data-pribadi-saya',
    id: {
      question: 'Bagaimana saya melihat, memperbaiki, atau menghapus data pribadi saya?',
      answer: [
        {
          p: 'Kirim permintaan melalui [formulir kontak](/about-us/contact-us) dan sebutkan data mana yang Anda maksud. Permintaan akses dan perbaikan kami tanggapi paling lama 3 × 24 jam. Sebagian data wajib kami simpan menurut undang-undang, misalnya catatan transaksi; alasannya kami jelaskan. Selengkapnya ada di [pemberitahuan privasi](/privacy-notice).',
        },
      ],
    },
    en: {
      question: 'How do I see, correct or erase my personal data?',
      answer: [
        {
          p: 'Send a request through the [contact form](/about-us/contact-us) and say which data you mean. We answer requests for access and correction within 3 × 24 hours. Some data the law obliges us to keep, transaction records for instance; we will explain which and why. More is in the [privacy notice](/privacy-notice).',
        },
      ],
    },
  },
  {
    slug: 'menarik-persetujuan-pemasaran',
    id: {
      question: 'Bagaimana cara berhenti menerima penawaran?',
      answer: [
        {
          p: 'Balas **STOP** pada pesan, pilih **Berhenti berlangganan** di email, atau matikan **Penawaran** di aplikasi melalui **Profil › Persetujuan**. Penarikan berlaku paling lama 3 × 24 jam dan tidak memengaruhi layanan Anda.',
        },
      ],
    },
    en: {
      question: 'How do I stop receiving offers?',
      answer: [
        {
          p: 'Reply **STOP** to a message, choose **Unsubscribe** in an email, or switch off **Offers** in the app under **Profile › Consent**. It takes effect within 3 × 24 hours and does not affect the service you receive.',
        },
      ],
    },
  },
  {
    slug: 'jam-buka-kantor',
    id: {
      question: 'Kapan kantor buka, dan adakah layanan akhir pekan?',
      answer: [
        {
          p: 'Sebagian besar kantor buka Senin sampai Jumat pukul 08.00–15.00 waktu setempat. Beberapa buka pada hari Sabtu, dan kantor di pusat perbelanjaan buka setiap hari: lihat [layanan akhir pekan](/branches?service=teller&weekend=1). Pada hari libur nasional kantor tutup, sedangkan ATM tetap melayani.',
        },
      ],
    },
    en: {
      question: 'When are your offices open, and is there weekend banking?',
      answer: [
        {
          p: 'Most are open Monday to Friday from 08:00 to 15:00 local time. Some open on Saturdays, and those in shopping centres every day: see [weekend banking](/branches?service=teller&weekend=1). Offices close on national holidays; cash machines do not.',
        },
      ],
    },
  },
  {
    slug: 'layanan-penyandang-disabilitas',
    id: {
      question:
        'Layanan apa yang tersedia bagi nasabah penyandang disabilitas, termasuk pengguna kursi roda, nasabah tunanetra, dan nasabah Tuli?',
      answer: [
        {
          p: 'Kantor [dengan akses tanpa tangga](/branches?service=step-free) memiliki landaian dan loket rendah. Formulir dapat dibacakan dan diisikan petugas di hadapan saksi pilihan Anda. Untuk juru bahasa isyarat, beri tahu kami dua hari kerja sebelumnya; layanan ini gratis.',
        },
      ],
    },
    en: {
      question:
        'What do you offer customers with disabilities, including wheelchair users and blind or Deaf customers?',
      answer: [
        {
          p: 'Offices [with step-free access](/branches?service=step-free) have a ramp and a low counter. Our staff read out forms and fill them in with you, before a witness of your choice. For a sign language interpreter, tell us two working days ahead; it is free.',
        },
      ],
    },
  },
];
