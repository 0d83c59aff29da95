import type { NoticeSeed } from './types.ts';

export const accessibilityStatement: NoticeSeed = {
  kind: 'accessibility',
  version: '1.0',
  effectiveFrom: '2026-09-01',
  id: {
    title: 'Pernyataan aksesibilitas',
    summary:
      'Situs ini dibuat agar dapat dipakai oleh semua orang. Ini yang sudah berjalan, yang belum, dan cara memberi tahu kami.',
    body: [
      { h2: 'Sasaran kami' },
      {
        p: 'Kami mengikuti Pedoman Aksesibilitas Konten Web (WCAG) 2.2 tingkat AA. Undang-Undang Nomor 8 Tahun 2016 tentang Penyandang Disabilitas memberi setiap orang hak atas informasi yang mudah diakses; kami menganggapnya sebagai bagian dari pekerjaan, bukan tambahan.',
      },
      { h2: 'Status' },
      {
        p: 'Situs ini **sesuai sebagian** dengan WCAG 2.2 tingkat AA. Hal-hal yang belum sesuai tercantum di bawah.',
      },
      { h2: 'Yang dapat Anda lakukan' },
      {
        list: [
          'Memakai seluruh situs dengan papan ketik saja. Fokus selalu terlihat, dan tautan pertama melompati menu.',
          'Memperbesar teks sampai 400% tanpa harus menggulir ke samping.',
          'Mendengarkan halaman dengan pembaca layar. Judul, daftar, tabel, dan formulir diberi tanda yang benar.',
          'Membaca dengan warna yang dipaksakan oleh sistem, dan tanpa gerak bila Anda memilih gerak yang dikurangi.',
          'Memakai hampir semua halaman tanpa JavaScript.',
          'Mengisi formulir tanpa batas waktu. Kesalahan dijelaskan dengan kata-kata, bukan hanya warna.',
        ],
      },
      { h2: 'Yang belum berjalan baik' },
      {
        list: [
          '**Dokumen PDF lama.** Sebagian laporan sebelum 2025 berupa hasil pindai dan tidak dapat dibaca pembaca layar. Mintalah versi teksnya; kami mengirimnya dalam lima hari kerja. (Kriteria 1.1.1 dan 1.3.1)',
          '**Bagan.** Garis pada grafik kurs dan NAB tidak dapat ditelusuri titik demi titik dengan pembaca layar. Angka yang sama tersedia sebagai tabel di bawahnya.',
          '**Video.** Belum semua video memiliki deskripsi audio dan juru bahasa isyarat. Takarir dan transkrip tersedia. (Kriteria 1.2.5)',
          '**Layanan pihak lain.** Peta, toko aplikasi, dan halaman masuk berada di luar situs ini dan belum kami periksa seluruhnya.',
        ],
      },
      { h2: 'Cara kami memeriksa' },
      {
        list: [
          'Pemeriksaan otomatis pada setiap perubahan.',
          'Pemeriksaan manual dengan papan ketik, NVDA, VoiceOver, dan TalkBack setiap enam bulan.',
          'Uji pemakaian bersama penyandang disabilitas setahun sekali.',
        ],
      },
      { p: 'Pemeriksaan terakhir selesai pada 24 Agustus 2026. _Keterangan ini adalah ilustrasi._' },
      { h2: 'Beri tahu kami' },
      {
        p: 'Menemukan hambatan, atau memerlukan informasi dalam bentuk lain seperti huruf besar, teks biasa, atau rekaman suara? Hubungi kami dengan cara yang paling mudah bagi Anda:',
      },
      {
        list: [
          'Surel: **aksesibilitas@lentera.example**',
          'Telepon: **1500-808**. Pengguna layanan relai dapat meminta kami menelepon kembali.',
          'Formulir di [halaman kontak](/about-us/contact-us).',
        ],
      },
      {
        p: 'Kami menjawab dalam lima hari kerja dan mengatakan kapan hambatannya akan diperbaiki. Bila jawaban kami tidak memuaskan, sampaikan [pengaduan](/about-us/complaint).',
      },
      { h2: 'Di kantor kami' },
      {
        p: 'Kantor cabang memiliki nomor antrean prioritas, loket yang dapat dicapai kursi roda, dan pegawai yang membacakan dokumen atas permintaan. Sebagian kantor kas belum memiliki landaian; teleponlah lebih dulu, dan petugas kami menyambut Anda di pintu.',
      },
    ],
  },
  en: {
    title: 'Accessibility statement',
    summary:
      'This site is made for everyone to use. Here is what works, what does not yet, and how to tell us.',
    body: [
      { h2: 'What we aim for' },
      {
        p: 'We follow the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. Indonesia’s Law No. 8 of 2016 on Persons with Disabilities gives everyone a right to accessible information. To us it is part of the work, not an extra.',
      },
      { h2: 'Status' },
      {
        p: 'This site **partially conforms** to WCAG 2.2 level AA. What does not conform is listed below.',
      },
      { h2: 'What you can do' },
      {
        list: [
          'Use the whole site with a keyboard. Focus is always visible, and the first link skips the menu.',
          'Enlarge text to 400% without scrolling sideways.',
          'Listen to pages with a screen reader. Headings, lists, tables and forms are marked up as such.',
          'Read in colours forced by your system, and without motion if you have asked for less.',
          'Use nearly every page without JavaScript.',
          'Fill in forms without a time limit. Errors are explained in words, not by colour alone.',
        ],
      },
      { h2: 'What does not work well yet' },
      {
        list: [
          '**Older PDF documents.** Some reports from before 2025 are scans that a screen reader cannot read. Ask for a text version; you will have it within five working days. (Criteria 1.1.1 and 1.3.1)',
          '**Charts.** The lines of exchange rates and fund values cannot be followed point by point with a screen reader. The same figures stand in a table below.',
          '**Video.** Not every video has audio description and sign language yet. Captions and transcripts are available. (Criterion 1.2.5)',
          '**Services of others.** Maps, app stores and the sign-in page are outside this site, and we have not examined all of them.',
        ],
      },
      { h2: 'How we check' },
      {
        list: [
          'Automatic checks of every change.',
          'Manual checks with a keyboard, NVDA, VoiceOver and TalkBack every six months.',
          'Usability tests with people with disabilities once a year.',
        ],
      },
      { p: 'The last check was completed on 24 August 2026. _This is an illustration._' },
      { h2: 'Tell us' },
      {
        p: 'Have you found a barrier, or do you need information in another form, such as large print, plain text or a recording? Reach us in whichever way is easiest for you:',
      },
      {
        list: [
          'Email: **aksesibilitas@lentera.example**',
          'Phone: **1500-808**. If you use a relay service, ask us to call you back.',
          'The form on our [contact page](/about-us/contact-us).',
        ],
      },
      {
        p: 'We answer within five working days and say when the barrier will be removed. If you are not satisfied with our answer, make a [complaint](/about-us/complaint).',
      },
      { h2: 'At our branches' },
      {
        p: 'Branches have priority numbers, a counter that a wheelchair can reach, and staff who read documents to you if you ask. Some cash offices have no ramp yet; call ahead, and one of us will meet you at the door.',
      },
    ],
  },
};
