import type { FormName, Locale } from '@beranda/contract';

export type ReplyTemplateSeed = {
  /** Only for these forms; default: all. */
  forms?: FormName[];
} & Record<Locale, { name: string; subject: string; body: string }>;

/** Texts with which customer care begins its replies. */
export const replyTemplates: ReplyTemplateSeed[] = [
  {
    id: {
      name: 'Sedang kami kerjakan',
      subject: 'Kiriman Anda sedang kami tindak lanjuti',
      body: `Yth. {name},

Terima kasih telah menghubungi kami. Kiriman Anda ({form}, nomor tiket {ticket}) sudah kami baca dan sedang kami tindak lanjuti.

Anda tidak perlu melakukan apa pun. Kami akan mengabari Anda lewat email ini begitu ada hasilnya.

Salam,
Layanan nasabah`,
    },
    en: {
      name: 'We are working on it',
      subject: 'We are looking into your message',
      body: `Dear {name},

Thank you for writing to us. We have read what you sent us ({form}, ticket {ticket}) and are looking into it.

You need not do anything. We will write to you at this address as soon as there is a result.

Kind regards,
Customer care`,
    },
  },
  {
    id: {
      name: 'Minta keterangan tambahan',
      subject: 'Kami memerlukan keterangan tambahan dari Anda',
      body: `Yth. {name},

Agar dapat melanjutkan kiriman Anda dengan nomor tiket {ticket}, kami memerlukan keterangan berikut:

- …

Mohon balas email ini tanpa mengubah judulnya. Jika harus menyebutkan nomor rekening atau kartu, tuliskan hanya empat angka terakhirnya.

Salam,
Layanan nasabah`,
    },
    en: {
      name: 'Ask for more information',
      subject: 'We need some more information from you',
      body: `Dear {name},

To go on with your message, ticket {ticket}, we need the following information:

- …

Please reply to this email and leave its subject as it is. If you have to name an account or a card, write only its last four digits.

Kind regards,
Customer care`,
    },
  },
  {
    id: {
      name: 'Jawaban atas pertanyaan',
      subject: 'Jawaban atas pertanyaan Anda',
      body: `Yth. {name},

Terima kasih atas pertanyaan Anda. Berikut jawaban kami:

…

Jika masih ada yang belum jelas, balas email ini atau hubungi kami dengan menyebutkan nomor tiket {ticket}.

Salam,
Layanan nasabah`,
    },
    en: {
      name: 'Answer to a question',
      subject: 'The answer to your question',
      body: `Dear {name},

Thank you for your question. This is our answer:

…

If anything is still unclear, reply to this email, or contact us and give the ticket number {ticket}.

Kind regards,
Customer care`,
    },
    forms: ['contact'],
  },
  {
    id: {
      name: 'Pengaduan: sedang diperiksa',
      subject: 'Pengaduan Anda sedang kami periksa',
      body: `Yth. {name},

Kami mohon maaf atas ketidaknyamanan yang Anda alami. Pengaduan Anda dengan nomor tiket {ticket} sudah kami terima dan sedang kami periksa bersama unit terkait.

Pengaduan tidak dikenai biaya. Jawaban akhir kami kirim secara tertulis, dan Anda dapat mengajukan keberatan atasnya.

Salam,
Layanan nasabah`,
    },
    en: {
      name: 'Complaint: under examination',
      subject: 'We are examining your complaint',
      body: `Dear {name},

We are sorry for the trouble that you have had. We have received your complaint, ticket {ticket}, and are examining it with the department concerned.

A complaint costs you nothing. You will get our final answer in writing, and you may appeal against it.

Kind regards,
Customer care`,
    },
    forms: ['complaint'],
  },
  {
    id: {
      name: 'Jadwal dihubungi petugas',
      subject: 'Petugas kami akan menghubungi Anda',
      body: `Yth. {name},

Terima kasih atas minat Anda. Petugas kami akan menghubungi Anda lewat telepon pada hari … antara pukul … dan … WIB.

Jika waktu itu tidak cocok, balas email ini dengan waktu yang Anda kehendaki. Petugas kami akan menyebutkan nomor tiket {ticket}, sehingga Anda tahu bahwa yang menelepon memang kami.

Salam,
Tim penjualan`,
    },
    en: {
      name: 'When we will call',
      subject: 'We will call you',
      body: `Dear {name},

Thank you for your interest. One of our staff will call you on … between … and … Jakarta time.

If that does not suit you, reply to this email with a time that does. The caller will give you the ticket number {ticket}, so that you know that it is us.

Kind regards,
The sales team`,
    },
    forms: ['product-registration', 'supply-chain-financing', 'msme-consultation'],
  },
  {
    id: {
      name: 'Tidak dapat kami penuhi',
      subject: 'Permintaan Anda belum dapat kami penuhi',
      body: `Yth. {name},

Permintaan Anda dengan nomor tiket {ticket} sudah kami pelajari. Dengan menyesal kami belum dapat memenuhinya, karena:

…

Anda dapat mengajukannya lagi bila keadaannya berubah.

Salam,
Layanan nasabah`,
    },
    en: {
      name: 'We cannot do it',
      subject: 'We cannot do what you asked for',
      body: `Dear {name},

We have looked into your request, ticket {ticket}. We are sorry that we cannot do what you asked for, because:

…

You are welcome to ask again when the circumstances have changed.

Kind regards,
Customer care`,
    },
  },
];
