import type { NoticeSeed } from './types.ts';

/** In force. It says of this site what this site does. */
export const privacyNotice: NoticeSeed = {
  kind: 'privacy',
  version: '2.0',
  effectiveFrom: '2026-07-01',
  id: {
    title: 'Pemberitahuan privasi',
    summary:
      'Data pribadi apa yang kami kumpulkan di situs ini dan di layanan kami, untuk apa, berapa lama, dan apa hak Anda.',
    body: [
      {
        p: '_Ini contoh untuk situs demonstrasi. Bank Lentera rekaan: jangan mengirim data pribadi yang sebenarnya. Yang tertulis tentang situs ini menggambarkan cara kerjanya; yang tertulis tentang layanan bank hanya contoh, dan belum ditelaah ahli hukum._',
      },
      {
        p: 'Pemberitahuan ini disusun menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi. Kami menulisnya dalam bahasa sehari-hari supaya dapat dibaca sampai selesai. Bila ada bagian yang tidak jelas, tanyakan kepada kami.',
      },
      { h2: 'Siapa yang bertanggung jawab' },
      {
        p: 'Pengendali data pribadi adalah Bank Lentera, Gedung Lentera, Jl. Merpati Putih No. 8, Jakarta Pusat 10110. Pejabat pelindungan data pribadi kami dapat dihubungi di **privasi@lentera.example** atau telepon **(021) 555-0108**.',
      },
      { h2: 'Data yang kami kumpulkan' },
      { h3: 'Ketika Anda membaca situs ini' },
      {
        list: [
          'Alamat halaman, waktu, dan hasil permintaan, tanpa alamat internet dan tanpa identitas perangkat Anda.',
          'Satu kuki yang mengingat bahasa pilihan Anda, selama 365 hari.',
          'Statistik kunjungan, hanya bila Anda menyetujuinya.',
        ],
      },
      { h3: 'Ketika Anda mengirim formulir' },
      {
        list: [
          'Nama, email, dan nomor telepon.',
          'Nomor identitas, bila diperlukan untuk mencocokkan Anda sebagai nasabah. Nomor ini disimpan dalam bentuk tersandi.',
          'Isi pesan dan lampiran.',
          'Catatan persetujuan: versi pemberitahuan, bahasa, dan waktu.',
        ],
      },
      { h3: 'Ketika Anda menjadi nasabah' },
      {
        list: [
          'Data identitas, pekerjaan, penghasilan, dan sumber dana.',
          'Data biometrik wajah untuk pemeriksaan identitas jarak jauh.',
          'Data keuangan: rekening, transaksi, pinjaman, dan riwayat di SLIK OJK.',
        ],
      },
      {
        p: 'Data keuangan dan biometrik termasuk data pribadi yang bersifat spesifik. Akses ke data itu dibatasi.',
      },
      { h2: 'Untuk apa, dan atas dasar apa' },
      {
        list: [
          '**Menjawab pesan dan pengaduan**: permintaan Anda dan kewajiban hukum kami.',
          '**Membuka dan menjalankan rekening atau pinjaman**: perjanjian dengan Anda.',
          '**Mengenal nasabah, mencegah pencucian uang, dan melapor kepada otoritas**: kewajiban hukum.',
          '**Mencegah penipuan dan menjaga keamanan sistem**: kepentingan yang sah.',
          '**Menawarkan produk dan mengukur kunjungan**: persetujuan Anda, yang dapat ditarik kapan saja.',
        ],
      },
      {
        p: 'Persetujuan untuk penawaran tidak pernah menjadi syarat untuk memperoleh layanan.',
      },
      { h2: 'Kepada siapa data diberikan' },
      {
        list: [
          'Otoritas Jasa Keuangan, Bank Indonesia, PPATK, LPS, dan otoritas lain yang berwenang menurut undang-undang.',
          'Penyedia jasa yang bekerja untuk kami, misalnya pencetak kartu dan pusat data, dengan perjanjian yang mengikat.',
          'Perusahaan induk, sejauh diperlukan untuk pengawasan kelompok usaha.',
          'Mitra asuransi atau manajer investasi, bila Anda membeli produknya.',
        ],
      },
      {
        p: 'Kami tidak menjual data pribadi. Data disimpan di Indonesia. Bila suatu saat harus diproses di luar negeri, kami memastikan tingkat pelindungannya setara atau lebih tinggi, atau meminta persetujuan Anda.',
      },
      { h2: 'Berapa lama disimpan' },
      {
        list: [
          'Pesan lewat formulir kontak: 24 bulan setelah selesai.',
          'Pengaduan: 10 tahun setelah selesai.',
          'Permohonan produk yang ditolak atau dibatalkan: 6 bulan, lalu dihapus dan tidak dipakai untuk apa pun.',
          'Data nasabah dan transaksi: 10 tahun setelah hubungan berakhir.',
          'Catatan persetujuan: selama persetujuan berlaku dan 5 tahun sesudahnya.',
        ],
      },
      { h2: 'Hak Anda' },
      {
        list: [
          'Memperoleh kejelasan tentang siapa yang meminta data dan untuk apa.',
          'Mengakses dan memperoleh salinan data Anda.',
          'Melengkapi, memperbarui, dan memperbaiki data yang keliru.',
          'Menarik persetujuan.',
          'Mengakhiri pemrosesan serta meminta data dihapus atau dimusnahkan.',
          'Menunda atau membatasi pemrosesan.',
          'Berkeberatan atas keputusan yang diambil sepenuhnya oleh mesin.',
          'Memindahkan data kepada pengendali lain.',
          'Mengajukan gugatan dan menerima ganti rugi.',
        ],
      },
      {
        p: 'Kirim permintaan ke **privasi@lentera.example**, lewat [halaman kontak](/about-us/contact-us), atau di cabang mana pun. Kami mencocokkan identitas Anda lebih dulu. Permintaan akses, perbaikan, penundaan, dan penarikan persetujuan kami tindak lanjuti paling lambat **3 × 24 jam**. Sebagian data harus tetap kami simpan bila undang-undang mewajibkannya; kami akan mengatakan data yang mana.',
      },
      { h2: 'Kuki dan penyimpanan di peramban' },
      {
        p: 'Situs ini berfungsi tanpa kuki pihak ketiga. Huruf, peta, dan pemeriksaan formulir berasal dari peladen kami sendiri. Bila kami meminta persetujuan untuk statistik, jawaban Anda dapat diubah kapan saja lewat **Pilihan privasi** di kaki halaman.',
      },
      { h2: 'Keamanan' },
      {
        p: 'Sambungan selalu tersandi. Nomor identitas disandikan di dalam basis data. Hanya pegawai yang menangani pesan Anda yang dapat membacanya.',
      },
      { h2: 'Bila terjadi kegagalan pelindungan' },
      {
        p: 'Bila data Anda terungkap, hilang, atau rusak, kami memberi tahu Anda dan lembaga yang berwenang secara tertulis paling lambat 3 × 24 jam: data apa yang terdampak, kapan dan bagaimana terjadinya, serta apa yang kami lakukan untuk menangani dan memulihkannya.',
      },
      { h2: 'Anak dan penyandang disabilitas' },
      {
        p: 'Data anak kami proses dengan persetujuan orang tua atau wali. Kepada penyandang disabilitas, kami berkomunikasi dengan cara yang sesuai bagi mereka; beri tahu kami cara yang Anda perlukan.',
      },
      { h2: 'Perubahan' },
      {
        p: 'Setiap perubahan menjadi versi baru. Versi baru diumumkan di halaman ini sebelum berlaku, dan nasabah menerima pemberitahuan. Versi lama tetap dapat dibaca.',
      },
      {
        p: 'Dibandingkan dengan versi 1.0, versi ini memuat jangka waktu penyimpanan untuk setiap jenis data, dasar pemrosesan, dan tenggat pelaksanaan hak Anda.',
      },
    ],
  },
  en: {
    title: 'Privacy notice',
    summary:
      'Which personal data we collect on this site and in our services, what for, for how long, and what your rights are.',
    body: [
      {
        p: '_This is a sample for a demonstration site. Bank Lentera is invented: do not send real personal data. What is said of this site describes how it works; what is said of the bank’s services is an example, and no lawyer has reviewed it._',
      },
      {
        p: 'This notice follows Indonesia’s Law No. 27 of 2022 on Personal Data Protection. We have written it in everyday language, so that it can be read to the end. If anything is unclear, please ask. Where the two languages differ, the Indonesian text prevails.',
      },
      { h2: 'Who is responsible' },
      {
        p: 'The controller of personal data is Bank Lentera, Gedung Lentera, Jl. Merpati Putih No. 8, Central Jakarta 10110, Indonesia. You can reach our data protection officer at **privasi@lentera.example** or on **(021) 555-0108**.',
      },
      { h2: 'What we collect' },
      { h3: 'When you read this site' },
      {
        list: [
          'The address of the page, the time and the outcome of the request, without your internet address and without identifying your device.',
          'One cookie that remembers your language, for 365 days.',
          'Visit statistics, only if you agree to them.',
        ],
      },
      { h3: 'When you send a form' },
      {
        list: [
          'Your name, email address and phone number.',
          'An identity number, where we need it to match you with an account. It is stored encrypted.',
          'Your message and attachments.',
          'A record of your consent: version of this notice, language and time.',
        ],
      },
      { h3: 'When you become a customer' },
      {
        list: [
          'Your identity, occupation, income and source of funds.',
          'Biometric data of your face, to check your identity remotely.',
          'Financial data: accounts, transactions, loans and your record in OJK’s SLIK.',
        ],
      },
      {
        p: 'Financial and biometric data are specific personal data under the law. Access to them is restricted.',
      },
      { h2: 'What for, and on what basis' },
      {
        list: [
          '**Answering messages and complaints**: your request and our legal tasks.',
          '**Opening and running accounts and loans**: our agreement with you.',
          '**Knowing our customers, preventing money laundering, reporting to authorities**: legal tasks.',
          '**Preventing fraud and keeping systems secure**: legitimate interest.',
          '**Offering products and counting visits**: your consent, which you can withdraw at any time.',
        ],
      },
      {
        p: 'Consent to offers is never a condition of a service.',
      },
      { h2: 'Who receives it' },
      {
        list: [
          'OJK, Bank Indonesia, the financial intelligence unit (PPATK), LPS and other authorities with a right to it by law.',
          'Firms that work for us, such as card printers and data centres, under a binding agreement.',
          'Our parent company, as far as the supervision of the group requires.',
          'Insurers or fund managers, if you buy one of their products.',
        ],
      },
      {
        p: 'We do not sell personal data. It is stored in Indonesia. Should it ever have to be processed abroad, we make sure that the protection there is equal or higher, or ask for your consent.',
      },
      { h2: 'How long we keep it' },
      {
        list: [
          'Messages from the contact form: 24 months after they are settled.',
          'Complaints: 10 years after they are settled.',
          'Applications declined or withdrawn: 6 months. They are then deleted and used for nothing else.',
          'Customer and transaction data: 10 years after the relationship ends.',
          'Records of consent: while the consent is valid and 5 years after it.',
        ],
      },
      { h2: 'Your rights' },
      {
        list: [
          'To know who asks for your data, and what for.',
          'To access your data and receive a copy.',
          'To complete, update and correct it.',
          'To withdraw consent.',
          'To end processing and have data erased or destroyed.',
          'To suspend or limit processing.',
          'To object to decisions made by machines alone.',
          'To take your data to another controller.',
          'To sue and be compensated.',
        ],
      },
      {
        p: 'Write to **privasi@lentera.example**, use our [contact page](/about-us/contact-us) or go to any branch. We first check who you are. We act on requests for access, correction, suspension and withdrawal of consent within **3 × 24 hours**. Some data we must keep because the law says so; we will tell you which.',
      },
      { h2: 'Cookies and what your browser keeps' },
      {
        p: 'This site works without third-party cookies. Fonts, maps and form checks come from our own servers. Where we ask for your consent to statistics, you can change your answer at any time under **Privacy choices** at the foot of the page.',
      },
      { h2: 'Security' },
      {
        p: 'Connections are always encrypted. Identity numbers are encrypted in the database. Only those who handle your message can read it.',
      },
      { h2: 'If protection fails' },
      {
        p: 'If your data is disclosed, lost or damaged, we tell you and the competent authority in writing within 3 × 24 hours: which data is affected, when and how it happened, and what we are doing to deal with it and recover.',
      },
      { h2: 'Children and people with disabilities' },
      {
        p: 'We process children’s data with the consent of a parent or guardian. We communicate with people with disabilities in a way that suits them; please tell us what you need.',
      },
      { h2: 'Changes' },
      {
        p: 'Every change is a new version. It is announced here before it takes effect, and customers are told. Earlier versions stay readable.',
      },
      {
        p: 'Compared with version 1.0, this version states how long each kind of data is kept, on what basis it is processed and how soon we act on your rights.',
      },
    ],
  },
};
