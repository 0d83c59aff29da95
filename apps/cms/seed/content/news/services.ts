import type { NewsSeed } from '../types.ts';
import { pictureOf } from './pictures.ts';

export const serviceNews: NewsSeed[] = [
  {
    slug: 'hasil-survei-nasabah-2026-apa-yang-kami-perbaiki',
    topic: 'company',
    publishedAt: '2026-10-29T03:00:00Z',
    picture: pictureOf('bank-branch'),
    id: {
      title: 'Hasil survei nasabah 2026, dan tiga hal yang kami perbaiki',
      summary:
        'Sebanyak 6.140 nasabah menjawab. Antrean dan aplikasi dinilai baik; surat yang sulit dipahami tidak.',
      body: [
        {
          p: 'Setiap tahun kami mengajukan sepuluh pertanyaan yang sama kepada nasabah yang dipilih secara acak. Tahun ini 6.140 orang menjawab di 31 kota. Nilai keseluruhannya 8,1 dari 10, naik dari 7,8 (ilustrasi). Yang lebih berguna adalah 2.300 komentar di bawahnya.',
        },
        { h2: 'Yang dinilai baik' },
        {
          list: [
            'Waktu tunggu di cabang: rata-rata sembilan menit.',
            'Kemudahan aplikasi, terutama bagi pengguna berusia di atas 60 tahun.',
            'Kejelasan nomor dan tenggat [pengaduan](/about-us/complaint).',
          ],
        },
        { h2: 'Yang dikeluhkan, dan tindakan kami' },
        {
          ordered: [
            '**Surat yang berbelit.** Empat belas surat yang paling sering dikirim ditulis ulang, paling panjang satu halaman, dan diuji oleh nasabah sebelum dipakai.',
            '**Panggilan promosi.** Mulai 1 Desember, kami tidak lagi menelepon untuk menawarkan produk, kecuali Anda memintanya.',
            '**Jam layanan akhir pekan.** Sebelas cabang buka pada Sabtu pagi mulai Januari 2027.',
          ],
        },
        {
          p: 'Kami akan melaporkan kemajuannya pada April. Komentar yang tidak kami setujui pun kami jawab, satu per satu, kepada yang mencantumkan alamatnya.',
        },
      ],
    },
    en: {
      title: 'What customers told us in 2026, and three things we are changing',
      summary:
        'Some 6,140 customers answered. Queues and the app did well; letters that are hard to understand did not.',
      body: [
        {
          p: 'Every year we put the same ten questions to customers chosen at random. This year 6,140 people in 31 cities answered. The overall mark is 8.1 out of 10, up from 7.8 (illustrative). More useful are the 2,300 comments underneath.',
        },
        { h2: 'What did well' },
        {
          list: [
            'Waiting times at branches: nine minutes on average.',
            'The ease of the app, above all for users over 60.',
            'Clear numbers and deadlines for [complaints](/about-us/complaint).',
          ],
        },
        { h2: 'What did not, and what we do about it' },
        {
          ordered: [
            '**Letters that wind and turn.** The fourteen that we send most often have been rewritten, on one page at most, and tried out on customers first.',
            '**Sales calls.** From 1 December we no longer call to offer products, unless you have asked us to.',
            '**Weekend hours.** Eleven branches will open on Saturday mornings from January 2027.',
          ],
        },
        {
          p: 'We will report on progress in April. Comments that we do not agree with are answered as well, one by one, where an address was given.',
        },
      ],
    },
  },
  {
    slug: 'pemeliharaan-sistem-minggu-dini-hari-13-september',
    topic: 'company',
    publishedAt: '2026-09-10T02:00:00Z',
    picture: pictureOf('lantern-night'),
    id: {
      title: 'Pemeliharaan sistem pada Minggu dini hari, 13 September',
      summary:
        'Aplikasi dan transfer berhenti sementara pukul 01.00 sampai 04.30 WIB. Kartu tetap dapat dipakai berbelanja dan menarik tunai.',
      body: [
        {
          p: 'Kami memindahkan sebagian layanan ke pusat data baru pada Minggu, 13 September 2026, pukul 01.00 sampai 04.30 WIB. Waktu ini dipilih karena paling sedikit dipakai sepanjang pekan.',
        },
        { h3: 'Yang berhenti sementara' },
        {
          list: [
            'Aplikasi dan situs perbankan.',
            'Transfer, termasuk BI-FAST, dan pembayaran QRIS dari aplikasi.',
            'Pembukaan rekening baru.',
          ],
        },
        { h3: 'Yang tetap berjalan' },
        {
          list: [
            'Kartu di mesin kasir dan ATM, dengan batas harian Rp2 juta.',
            'Pemblokiran kartu lewat pusat kontak.',
            'Pembayaran terjadwal: dijalankan setelah pukul 04.30 pada hari yang sama.',
          ],
        },
        {
          p: 'Kami tidak akan meminta Anda memperbarui data, mengganti PIN, atau membuka tautan karena pemeliharaan ini. Pesan yang memintanya adalah penipuan.',
        },
      ],
    },
    en: {
      title: 'System maintenance in the early hours of Sunday, 13 September',
      summary:
        'The app and transfers will pause from 1.00 to 4.30 a.m. Jakarta time. Cards will keep working in shops and cash machines.',
      body: [
        {
          p: 'On Sunday, 13 September 2026, from 1.00 to 4.30 a.m. Jakarta time, we are moving some of our services to a new data centre. No hour of the week sees less use.',
        },
        { h3: 'What pauses' },
        {
          list: [
            'The app and internet banking.',
            'Transfers, BI-FAST included, and QRIS payments from the app.',
            'Opening new accounts.',
          ],
        },
        { h3: 'What carries on' },
        {
          list: [
            'Cards at tills and cash machines, up to IDR 2 million for the day.',
            'Blocking a card through the contact centre.',
            'Scheduled payments, which will run after 4.30 on the same day.',
          ],
        },
        {
          p: 'We will not ask you to update your details, change your PIN or open a link because of this. Any message that does is a fraud.',
        },
      ],
    },
  },
  {
    slug: 'pendaftaran-program-pegawai-muda-lentera-dibuka',
    topic: 'company',
    publishedAt: '2026-07-02T02:30:00Z',
    picture: pictureOf('city-bridge'),
    id: {
      title: 'Pendaftaran Program Pegawai Muda Lentera dibuka sampai 31 Juli',
      summary:
        'Enam puluh tempat bagi lulusan semua jurusan, dengan penempatan di cabang luar Jawa sejak bulan ketiga.',
      body: [
        {
          p: 'Program Pegawai Muda Lentera kembali dibuka. Enam puluh peserta akan belajar selama dua belas bulan: dua bulan di kelas, sepuluh bulan di cabang, mendampingi nasabah yang sesungguhnya. Lebih dari separuh tempat disediakan di Kalimantan, Sulawesi, Nusa Tenggara, dan Papua.',
        },
        { h2: 'Syarat' },
        {
          list: [
            'Lulusan D-4 atau S-1, semua jurusan, paling lama tiga tahun setelah wisuda.',
            'Bersedia ditempatkan di luar kota asal.',
            'Tidak ada batas tinggi badan, status perkawinan, atau foto dalam lamaran.',
          ],
        },
        { h2: 'Tahapan' },
        {
          ordered: [
            'Tes daring selama 70 menit.',
            'Wawancara dengan kepala cabang dan satu pegawai muda angkatan sebelumnya.',
            'Satu hari kerja percobaan yang dibayar.',
          ],
        },
        {
          p: 'Seluruh proses gratis. Kami tidak bekerja sama dengan agen perjalanan dan tidak pernah meminta uang tiket atau seragam. Lowongan resmi hanya ada di halaman [karier](/careers).',
        },
      ],
    },
    en: {
      title: 'Applications for our graduate programme are open until 31 July',
      summary: 'Sixty places for graduates of any subject, with postings outside Java from the third month.',
      body: [
        {
          p: 'The Lentera graduate programme is open again. Sixty people will learn with us for twelve months: two in class and ten at a branch, alongside real customers. More than half of the places are in Kalimantan, Sulawesi, Nusa Tenggara and Papua.',
        },
        { h2: 'Requirements' },
        {
          list: [
            'A bachelor’s or applied bachelor’s degree in any subject, no more than three years old.',
            'Readiness to work away from home.',
            'We set no limit of height or marital status, and want no photograph.',
          ],
        },
        { h2: 'Steps' },
        {
          ordered: [
            'An online test of 70 minutes.',
            'An interview with a branch manager and a member of last year’s intake.',
            'One paid day at work.',
          ],
        },
        {
          p: 'Applying costs nothing. We do not work with travel agents and never ask for tickets or uniforms to be paid for. Openings are published on our [careers](/careers) page only.',
        },
      ],
    },
  },
  {
    slug: 'aplikasi-lentera-kini-dapat-dipakai-tanpa-melihat-layar',
    topic: 'products',
    publishedAt: '2026-05-20T02:30:00Z',
    picture: pictureOf('phone-payment'),
    id: {
      title: 'Aplikasi Lentera kini dapat dipakai tanpa melihat layar',
      summary:
        'Semua transaksi dapat diselesaikan dengan pembaca layar. Delapan belas nasabah tunanetra mengujinya selama enam bulan.',
      body: [
        {
          p: '“Selama ini saya meminta anak memasukkan PIN,” kata salah seorang penguji kami. “Bayangkan, PIN saya sendiri.” Dengan versi aplikasi yang terbit hari ini, hal itu tidak perlu lagi.',
        },
        { h2: 'Yang berubah' },
        {
          list: [
            'Setiap tombol memiliki nama yang dibacakan dengan benar oleh TalkBack dan VoiceOver.',
            'Papan angka PIN dapat dipakai dengan pembaca layar tanpa mengucapkan angkanya.',
            'Struk dibacakan menurut urutan yang masuk akal: jumlah, penerima, waktu.',
            'Huruf dapat diperbesar dua kali tanpa ada bagian yang terpotong.',
          ],
        },
        {
          p: 'Delapan belas nasabah tunanetra dan penglihatan rendah menguji aplikasi sejak November. Mereka menemukan 212 hambatan; 197 telah diperbaiki, dan sisanya sedang dikerjakan.',
        },
        {
          p: 'Menemukan hambatan lain? Beri tahu kami lewat [hubungi kami](/about-us/contact-us). Setiap laporan dibaca tim pembuat aplikasi, bukan hanya pusat kontak.',
        },
      ],
    },
    en: {
      title: 'The Lentera app can now be used without seeing the screen',
      summary:
        'Every transaction can be completed with a screen reader. Eighteen blind customers tested it over six months.',
      body: [
        {
          p: '“I used to ask my child to enter the PIN,” says one of our testers. “Imagine, my own PIN.” With the version that is published today, nobody has to.',
        },
        { h2: 'What has changed' },
        {
          list: [
            'Every button has a name that TalkBack and VoiceOver read out correctly.',
            'The PIN pad works with a screen reader without speaking the digits.',
            'Receipts are read in an order that makes sense: amount, payee, time.',
            'Text can be enlarged twofold, and nothing is cut off.',
          ],
        },
        {
          p: 'Eighteen customers who are blind or have low vision tested the app from November. They found 212 obstacles; 197 have been removed, and the rest are being worked on.',
        },
        {
          p: 'Have you found another one? [Tell us](/about-us/contact-us). Every report is read by those who make the app, not only by the contact centre.',
        },
      ],
    },
  },
];
