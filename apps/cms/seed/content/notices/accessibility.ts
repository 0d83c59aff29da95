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
      {
        p: '_Ini contoh untuk situs demonstrasi. Bank Lentera rekaan, begitu pula kantor, alamat email, dan janji waktunya. Yang tertulis tentang situs ini sendiri benar sejauh telah diperiksa._',
      },
      { h2: 'Sasaran kami' },
      {
        p: 'Sasaran kami Pedoman Aksesibilitas Konten Web (WCAG) 2.2 tingkat AA. Undang-Undang Nomor 8 Tahun 2016 tentang Penyandang Disabilitas memberi setiap orang hak atas informasi yang mudah diakses; kami menganggapnya sebagai bagian dari pekerjaan, bukan tambahan.',
      },
      { h2: 'Status' },
      {
        p: 'Kesesuaian situs ini dengan WCAG 2.2 tingkat AA **belum dinilai**. Pemeriksaan otomatis tidak menemukan pelanggaran, tetapi hanya menjangkau sebagian kriteria. Hal-hal yang kami ketahui belum sesuai tercantum di bawah.',
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
          '**Dokumen PDF.** Dokumen contoh di situs ini belum bertanda struktur, sehingga judul dan tabelnya tidak dikenali pembaca layar. (Kriteria 1.3.1)',
          '**Bagan.** Garis pada grafik kurs dan NAB tidak dapat ditelusuri titik demi titik dengan pembaca layar. Angka yang sama tersedia sebagai tabel di bawahnya.',
          '**Layanan pihak lain.** Halaman di luar situs ini, seperti peta, toko aplikasi, dan pemutar video, tidak kami periksa.',
        ],
      },
      { h2: 'Cara kami memeriksa' },
      {
        list: [
          'axe memeriksa setiap halaman situs dalam kedua bahasa; dari halaman sejenis, seperti berita, yang pertama dan yang terakhir.',
          'Peramban yang dikendalikan program menelusuri halaman dengan papan ketik: semua terjangkau, fokus terlihat, dan tidak ada yang menjebak.',
          'Halaman diukur pada lebar 320 piksel dan dengan huruf dua kali lebih besar.',
          'Semua bagian halaman diperiksa dalam warna yang dipaksakan oleh sistem.',
        ],
      },
      {
        p: 'Semuanya berjalan otomatis sebelum suatu versi dirilis. **Belum ada** audit oleh pihak luar, sertifikat, pemeriksaan dengan pembaca layar, atau uji pemakaian bersama penyandang disabilitas. Bank yang memakai situs ini melakukannya lebih dahulu, lalu menulis pernyataannya sendiri.',
      },
      { h2: 'Beri tahu kami' },
      {
        p: 'Menemukan hambatan, atau memerlukan informasi dalam bentuk lain seperti huruf besar, teks biasa, atau rekaman suara? Hubungi kami dengan cara yang paling mudah bagi Anda:',
      },
      {
        list: [
          'Email: **aksesibilitas@lentera.example**',
          'Telepon: **(021) 555-0108**. Pengguna layanan relai dapat meminta kami menelepon kembali.',
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
      {
        p: '_This is a sample for a demonstration site. Bank Lentera is invented, and so are its offices, addresses and promises of time. What is said of this site itself is true as far as it has been checked._',
      },
      { h2: 'What we aim for' },
      {
        p: 'We aim for the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. Indonesia’s Law No. 8 of 2016 on Persons with Disabilities gives everyone a right to accessible information. To us it is part of the work, not an extra.',
      },
      { h2: 'Status' },
      {
        p: 'Whether this site conforms to WCAG 2.2 level AA **has not been assessed**. Automatic checks find no failure, but they reach only some of the criteria. What we know not to conform is listed below.',
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
          '**PDF documents.** The sample documents of this site are not tagged yet, so that a screen reader does not know their headings and tables. (Criterion 1.3.1)',
          '**Charts.** The lines of exchange rates and fund values cannot be followed point by point with a screen reader. The same figures stand in a table below.',
          '**Services of others.** Pages outside this site, such as maps, app stores and video players, are not checked by us.',
        ],
      },
      { h2: 'How we check' },
      {
        list: [
          'axe examines every page of the site in both languages; of pages of a kind, such as news, the first and the last.',
          'A browser under program control walks through pages by keyboard: everything can be reached, focus is visible, nothing is a trap.',
          'Pages are measured at a width of 320 pixels, and with letters of twice the size.',
          'All parts of pages are examined in colours forced by the system.',
        ],
      },
      {
        p: 'All of this runs automatically before a version is released. There has been **no** outside audit, certificate, check with a screen reader or usability test with people with disabilities. A bank that uses this site has these done first, and then writes a statement of its own.',
      },
      { h2: 'Tell us' },
      {
        p: 'Have you found a barrier, or do you need information in another form, such as large print, plain text or a recording? Reach us in whichever way is easiest for you:',
      },
      {
        list: [
          'Email: **aksesibilitas@lentera.example**',
          'Phone: **(021) 555-0108**. If you use a relay service, ask us to call you back.',
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
