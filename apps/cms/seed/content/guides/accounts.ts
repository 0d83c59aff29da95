import type { GuideSeed } from './types.ts';

export const accountGuides: GuideSeed[] = [
  {
    slug: 'membuka-rekening-di-aplikasi',
    group: 'rekening',
    order: 1,
    id: {
      title: 'Membuka rekening di aplikasi',
      summary:
        'Sekitar sepuluh menit, tanpa datang ke kantor. Siapkan KTP elektronik dan tempat yang terang.',
      body: [
        { h2: 'Siapa yang dapat membuka' },
        {
          p: 'Warga negara Indonesia berusia 17 tahun ke atas yang memiliki KTP elektronik dan belum menjadi nasabah kami. Nasabah lama cukup menambah rekening dari menu **Rekening › Tambah**.',
        },
        { h2: 'Yang perlu disiapkan' },
        {
          list: [
            'KTP elektronik asli. Foto dari fotokopi akan ditolak.',
            'Nomor ponsel yang aktif atas nama Anda sendiri.',
            'Alamat email yang dapat Anda buka saat itu juga.',
            'NPWP, bila ada. Tanpa NPWP, Anda menyetujui satu pernyataan di layar.',
          ],
        },
        { h2: 'Langkahnya' },
        {
          ordered: [
            'Pasang aplikasi Bank Lentera dari toko aplikasi resmi, buka, lalu ketuk **Buka rekening**.',
            'Pilih jenis tabungan. Bunga dan biayanya tampil di layar yang sama sebelum Anda melanjutkan.',
            'Masukkan nomor ponsel, lalu ketik enam angka kode OTP yang kami kirim. Kode berlaku tiga menit.',
            'Foto KTP di atas alas gelap, tanpa pantulan cahaya. Periksa apakah nama, NIK, dan tanggal lahir terbaca benar.',
            'Ikuti petunjuk pemeriksaan wajah. Lepaskan kacamata dan masker.',
            'Isi pekerjaan, sumber dana, dan tujuan pembukaan rekening.',
            'Baca ringkasan produk dan pemberitahuan privasi, lalu beri persetujuan satu per satu.',
            'Buat PIN enam angka. Jangan memakai tanggal lahir atau angka berurutan.',
          ],
        },
        { h2: 'Sesudahnya' },
        {
          p: 'Nomor rekening biasanya terbit dalam 15 menit pada jam kerja. Bila data perlu diperiksa petugas, kami memberi kabar paling lambat pada hari kerja berikutnya. Rekening aktif setelah setoran pertama. Kartu debit dapat diambil di cabang atau dikirim ke alamat Anda.',
        },
        {
          p: 'Bila pemeriksaan wajah gagal tiga kali, data Anda tersimpan selama tujuh hari. Datanglah ke cabang mana pun dengan KTP asli untuk melanjutkan, atau [hubungi kami](/about-us/contact-us).',
        },
      ],
    },
    en: {
      title: 'Open an account in the app',
      summary: 'About ten minutes, with no visit to a branch. Have your e-KTP at hand and find good light.',
      body: [
        { h2: 'Who can open one' },
        {
          p: 'Indonesian citizens aged 17 or over who hold an electronic identity card (e-KTP) and are not yet customers. If you already bank with us, add an account under **Accounts › Add**.',
        },
        { h2: 'What you need' },
        {
          list: [
            'Your original e-KTP. A photo of a photocopy will be refused.',
            'An active mobile number in your own name.',
            'An email address that you can open straight away.',
            'Your tax number (NPWP), if you have one. If not, you agree to a short declaration on screen.',
          ],
        },
        { h2: 'Step by step' },
        {
          ordered: [
            'Install the Bank Lentera app from an official app store, open it and tap **Open an account**.',
            'Choose a savings account. Its interest and fees are on the same screen, before you go on.',
            'Enter your mobile number, then the six-digit code that we send. The code is valid for three minutes.',
            'Photograph your e-KTP on a dark surface, without glare. Check that name, identity number and date of birth were read correctly.',
            'Follow the instructions of the face check. Take off glasses and mask.',
            'Tell us your occupation, where the money comes from and what the account is for.',
            'Read the product summary and the privacy notice, and agree to each one separately.',
            'Choose a six-digit PIN. Avoid your date of birth and numbers in a row.',
          ],
        },
        { h2: 'What happens next' },
        {
          p: 'Your account number usually arrives within 15 minutes during office hours. If one of us has to check something, you will hear by the next working day. The account becomes active with your first deposit. Collect your debit card at a branch or have it sent to your address.',
        },
        {
          p: 'If the face check fails three times, we keep your details for seven days. Finish at any branch with your original e-KTP, or [contact us](/about-us/contact-us).',
        },
      ],
    },
  },
  {
    slug: 'membuka-rekening-di-kantor-cabang',
    group: 'rekening',
    order: 2,
    id: {
      title: 'Membuka rekening di kantor cabang',
      summary: 'Untuk Anda yang lebih suka dibantu petugas, untuk anak, dan untuk badan usaha.',
      body: [
        { h2: 'Dokumen yang dibawa' },
        { h3: 'Perorangan' },
        {
          list: [
            'KTP elektronik asli; bagi warga negara asing, paspor dan KITAS atau KITAP.',
            'NPWP, bila ada.',
            'Setoran awal, tunai atau dari rekening lain.',
          ],
        },
        { h3: 'Anak di bawah 17 tahun' },
        {
          list: [
            'Akta kelahiran atau Kartu Identitas Anak.',
            'Kartu keluarga.',
            'KTP elektronik orang tua atau wali, yang ikut hadir dan menandatangani.',
          ],
        },
        { h3: 'Badan usaha' },
        {
          list: [
            'Akta pendirian dan perubahan terakhir beserta pengesahannya.',
            'Nomor induk berusaha (NIB) dan NPWP badan.',
            'Identitas pengurus dan pemilik manfaat.',
            'Surat kuasa, bila rekening dikelola orang lain.',
          ],
        },
        { h2: 'Di kantor' },
        {
          ordered: [
            'Ambil nomor antrean **Layanan Nasabah**. Lansia, ibu hamil, dan penyandang disabilitas mendapat nomor prioritas.',
            'Ceritakan kebutuhan Anda. Petugas menunjukkan ringkasan produk beserta biayanya; mintalah waktu untuk membacanya.',
            'Petugas mencocokkan dokumen dan merekam tanda tangan.',
            'Buat PIN sendiri pada mesin kecil di meja. Tidak ada pegawai yang boleh melihatnya.',
            'Terima buku tabungan dan kartu, lalu periksa ejaan nama sebelum pulang.',
          ],
        },
        {
          p: 'Semua selesai dalam sekitar 30 menit. Untuk badan usaha, pemeriksaan dokumen memerlukan paling lama tiga hari kerja. Lihat pilihan [tabungan](/simpanan/tabungan) dan [giro](/simpanan/giro) sebelum datang.',
        },
      ],
    },
    en: {
      title: 'Open an account at a branch',
      summary: 'For those who would rather have help, for children and for businesses.',
      body: [
        { h2: 'What to bring' },
        { h3: 'For yourself' },
        {
          list: [
            'Your original e-KTP; foreign nationals bring a passport and a stay permit (KITAS or KITAP).',
            'Your tax number (NPWP), if you have one.',
            'A first deposit, in cash or from another account.',
          ],
        },
        { h3: 'For a child under 17' },
        {
          list: [
            'Birth certificate or child identity card.',
            'Family card (kartu keluarga).',
            'The e-KTP of a parent or guardian, who comes along and signs.',
          ],
        },
        { h3: 'For a business' },
        {
          list: [
            'Deed of establishment and its latest amendment, with approvals.',
            'Business identification number (NIB) and the company’s NPWP.',
            'Identity documents of managers and beneficial owners.',
            'A power of attorney, if someone else runs the account.',
          ],
        },
        { h2: 'At the branch' },
        {
          ordered: [
            'Take a number for **Customer Service**. Older people, pregnant women and people with disabilities get a priority number.',
            'Tell us what you need. We show you a product summary with all fees; take your time to read it.',
            'We check your documents and record your signature.',
            'Set your own PIN on the small keypad. No employee may see it.',
            'Take your passbook and card, and check the spelling of your name before you leave.',
          ],
        },
        {
          p: 'It takes about 30 minutes. For a business, we need up to three working days to check the documents. Have a look at our [savings](/simpanan/tabungan) and [current accounts](/simpanan/giro) before you come.',
        },
      ],
    },
  },
  {
    slug: 'mengubah-nomor-ponsel-dan-data-pribadi',
    group: 'rekening',
    order: 3,
    id: {
      title:
        'Mengubah nomor ponsel, alamat email, alamat rumah, dan data pekerjaan tanpa harus mengantre lama di kantor cabang',
      summary:
        'Sebagian data dapat diubah sendiri di aplikasi. Nomor ponsel memerlukan satu pemeriksaan lagi.',
      body: [
        { h2: 'Alamat dan pekerjaan' },
        {
          ordered: [
            'Buka **Profil › Data pribadi** di aplikasi.',
            'Ketuk data yang berubah, lalu isi yang baru.',
            'Konfirmasi dengan PIN. Perubahan berlaku saat itu juga.',
          ],
        },
        { h2: 'Alamat email' },
        {
          p: 'Langkahnya sama. Kami mengirim tautan ke alamat yang baru dan pemberitahuan ke alamat yang lama. Bukalah tautan itu dalam 24 jam.',
        },
        { h2: 'Nomor ponsel' },
        {
          p: 'Nomor ponsel adalah kunci rekening Anda, karena itu pemeriksaannya lebih ketat.',
        },
        {
          ordered: [
            'Bila nomor lama masih aktif: buka **Profil › Nomor ponsel**, masukkan nomor baru, lalu ketik kode OTP dari kedua nomor dan ulangi pemeriksaan wajah.',
            'Bila nomor lama sudah tidak aktif: datang ke cabang dengan KTP asli dan kartu debit atau buku tabungan, atau masukkan kartu dan PIN di ATM Bank Lentera lalu pilih **Perbarui nomor ponsel**.',
          ],
        },
        {
          p: 'Selama 24 jam sesudah nomor diganti, batas transfer harian diturunkan menjadi Rp1.000.000. Jeda ini melindungi Anda bila nomor ternyata diubah orang lain. Bila Anda menerima pemberitahuan perubahan yang tidak Anda minta, segera telepon **(021) 555-0108**.',
        },
        {
          p: 'Perubahan nama, NIK, atau tanggal lahir hanya dapat dilakukan di cabang, dengan dokumen dari Dukcapil.',
        },
      ],
    },
    en: {
      title: 'Change your phone number, email, home address and occupation without a long wait at a branch',
      summary: 'Much of it you can change yourself in the app. A phone number needs one more check.',
      body: [
        { h2: 'Address and occupation' },
        {
          ordered: [
            'Open **Profile › Personal details** in the app.',
            'Tap what has changed and enter the new details.',
            'Confirm with your PIN. The change takes effect at once.',
          ],
        },
        { h2: 'Email address' },
        {
          p: 'The steps are the same. We send a link to the new address and a notice to the old one. Open the link within 24 hours.',
        },
        { h2: 'Mobile number' },
        {
          p: 'Your number is a key to your account, so we check more closely.',
        },
        {
          ordered: [
            'If the old number still works: open **Profile › Mobile number**, enter the new one, type the codes sent to both numbers and repeat the face check.',
            'If it no longer works: come to a branch with your original e-KTP and your card or passbook, or insert your card and PIN at a Bank Lentera ATM and choose **Update mobile number**.',
          ],
        },
        {
          p: 'For 24 hours after a change of number, the daily transfer limit drops to IDR 1,000,000. The pause protects you if somebody else made the change. If you are told of a change that you did not ask for, call **(021) 555-0108** at once.',
        },
        {
          p: 'Your name, identity number and date of birth can be changed at a branch only, with a document from the civil registry (Dukcapil).',
        },
      ],
    },
  },
  {
    slug: 'menutup-rekening',
    group: 'rekening',
    order: 4,
    id: {
      title: 'Menutup rekening',
      summary: 'Apa yang perlu dibereskan lebih dulu, dan bagaimana sisa saldo sampai ke tangan Anda.',
      body: [
        { h2: 'Sebelum menutup' },
        {
          list: [
            'Pindahkan gaji, tagihan rutin, dan autodebit ke rekening lain.',
            'Pastikan tidak ada angsuran pinjaman atau deposito yang terhubung ke rekening ini.',
            'Unduh mutasi yang masih Anda perlukan. Setelah rekening ditutup, salinannya hanya dapat diminta di cabang.',
          ],
        },
        { h2: 'Di aplikasi' },
        {
          p: 'Berlaku untuk tabungan perorangan dengan saldo sampai Rp10.000.000.',
        },
        {
          ordered: [
            'Buka **Rekening**, pilih rekeningnya, lalu **Tutup rekening**.',
            'Pilih rekening tujuan untuk sisa saldo. Rekening di bank lain harus atas nama Anda sendiri.',
            'Baca biaya penutupan dan jumlah bersih yang akan Anda terima.',
            'Konfirmasi dengan PIN dan pemeriksaan wajah.',
          ],
        },
        { h2: 'Di kantor cabang' },
        {
          p: 'Bawa KTP asli, buku tabungan, dan kartu. Petugas menghancurkan kartu di depan Anda dan menyerahkan bukti penutupan. Sisa saldo dibayar tunai atau ditransfer pada hari yang sama.',
        },
        {
          p: 'Pemilik rekening meninggal dunia? Ahli waris membawa surat kematian, surat keterangan waris, dan identitas semua ahli waris. Kami mendampingi prosesnya tanpa biaya.',
        },
        {
          p: 'Data Anda tetap kami simpan selama jangka waktu yang diwajibkan undang-undang, lalu dihapus. Lihat [pemberitahuan privasi](/privacy-notice).',
        },
      ],
    },
    en: {
      title: 'Close an account',
      summary: 'What to put in order first, and how the remaining balance reaches you.',
      body: [
        { h2: 'Before you close it' },
        {
          list: [
            'Move your salary, regular bills and direct debits to another account.',
            'Make sure that no loan instalment or time deposit depends on this account.',
            'Download any statements you may need. Once the account is closed, copies are available at a branch only.',
          ],
        },
        { h2: 'In the app' },
        {
          p: 'For personal savings accounts with a balance of up to IDR 10,000,000.',
        },
        {
          ordered: [
            'Open **Accounts**, choose the account, then **Close account**.',
            'Choose where the balance should go. An account at another bank must be in your own name.',
            'Read the closing fee and the net amount that you will receive.',
            'Confirm with your PIN and the face check.',
          ],
        },
        { h2: 'At a branch' },
        {
          p: 'Bring your original e-KTP, passbook and card. We destroy the card in front of you and give you a receipt. The balance is paid in cash or transferred on the same day.',
        },
        {
          p: 'Has the account holder died? The heirs bring the death certificate, a certificate of inheritance and identity documents of all heirs. We guide you through it free of charge.',
        },
        {
          p: 'We keep your data for as long as the law requires and then delete it. See our [privacy notice](/privacy-notice).',
        },
      ],
    },
  },
];
