import type { FormTexts } from '../form-texts.ts';
import type { complaintForm } from './complaint.ts';

export const texts: FormTexts<typeof complaintForm> = {
  title: 'Formulir pengaduan',
  groups: { aboutYou: 'Data Anda', problem: 'Masalah yang diadukan', story: 'Kejadian dan permintaan Anda' },
  fields: {
    complainant: {
      label: 'Anda mengajukan pengaduan sebagai',
      options: {
        customer: 'Nasabah',
        representative: 'Wakil nasabah: kuasa, ahli waris, wali, atau pengurus perusahaan',
      },
    },
    fullName: { label: 'Nama lengkap Anda', help: 'Sesuai kartu identitas.' },
    customerName: {
      label: 'Nama nasabah yang Anda wakili',
      help: 'Orang atau perusahaan pemilik rekening. Lampirkan dokumennya. Kuasa: surat kuasa yang ditandatangani nasabah. Ahli waris: akta kematian dan surat keterangan waris. Wali: akta kelahiran atau penetapan pengadilan. Pengurus perusahaan: akta yang memuat nama Anda.',
    },
    identityNumber: {
      label: 'Nomor identitas Anda',
      help: 'KTP atau SIM, atau paspor jika Anda warga negara asing. Kami menyimpannya dalam keadaan terenkripsi.',
    },
    email: {
      label: 'Email',
      help: 'Tanda terima pengaduan kami kirim ke alamat ini. Tidak punya email? Kosongkan, lalu pilih Telepon di bawah.',
    },
    phone: {
      label: 'Nomor telepon',
      help: 'Contoh: 0812 3456 7890. Nomor luar negeri dengan kode negaranya, misalnya +852 untuk Hong Kong.',
    },
    contactChannel: {
      label: 'Anda ingin kami hubungi lewat',
      options: { email: 'Email', phone: 'Telepon' },
    },
    product: {
      label: 'Produk atau layanan',
      options: {
        savings: 'Tabungan',
        'current-account': 'Giro',
        deposit: 'Deposito',
        card: 'Kartu debit atau ATM',
        'digital-banking': 'Mobile banking atau internet banking',
        transfer: 'Transfer dan pembayaran',
        loan: 'Kredit atau pembiayaan',
        investment: 'Reksa dana dan investasi',
        merchant: 'Pembayaran QRIS usaha Anda',
        other: 'Lainnya',
      },
    },
    problemType: {
      label: 'Jenis masalah',
      options: {
        'failed-transaction': 'Transaksi gagal, saldo terpotong',
        'wrong-transfer': 'Salah transfer ke rekening orang lain',
        scam: 'Saya tertipu dan mengirim uang atau memberi kode',
        'unrecognised-transaction': 'Transaksi yang tidak saya lakukan',
        'lost-card': 'Kartu hilang atau dicuri',
        'swallowed-card': 'Kartu tertelan ATM',
        atm: 'ATM: uang tidak keluar, tidak masuk, atau salah jumlah',
        settlement: 'Dana penjualan belum masuk ke rekening',
        fees: 'Biaya, bunga, atau potongan',
        'loan-terms': 'Angsuran atau perjanjian kredit',
        access: 'Kartu, PIN, atau akses terblokir',
        staff: 'Layanan petugas atau cabang',
        'personal-data': 'Data pribadi',
        other: 'Lainnya',
      },
    },
    transactionDate: { label: 'Tanggal transaksi', help: 'Kosongkan jika tidak ada transaksinya.' },
    transactionAmount: {
      label: 'Nilai transaksi',
      help: 'Contoh: 1.500.000. Mata uang asing: kosongkan, lalu tulis jumlah dan mata uangnya di Kronologi.',
    },
    accountNumber: {
      label: 'Nomor rekening atau kartu',
      help: 'Untuk kartu cukup empat angka terakhirnya. Kami menyimpannya dalam keadaan terenkripsi. Jangan tulis PIN atau tiga angka di belakang kartu.',
    },
    chronology: {
      label: 'Kronologi',
      help: 'Apa yang terjadi, kapan, di mana, dan siapa yang sudah Anda hubungi. Jangan menulis PIN, kata sandi, atau kode OTP.',
    },
    requestedOutcome: {
      label: 'Penyelesaian yang Anda minta',
      help: 'Misalnya pengembalian dana atau perbaikan data.',
    },
  },
  answerTimeStart: 'sejak dokumen lengkap',
  nextSteps:
    'Simpan nomor ini. Kami memeriksa kelengkapan dokumen Anda dan menghubungi Anda jika ada yang kurang. Pengaduan tertulis kami selesaikan paling lama 10 hari kerja sejak dokumen lengkap. Saat menelepon, petugas menyebutkan nomor tiket ini. Jika tidak, atau jika PIN, kata sandi, atau kode OTP diminta, tutup teleponnya dan hubungi kami lewat nomor di situs kami.',
  oralNextSteps:
    'Simpan nomor ini. Pengaduan yang disampaikan langsung di cabang atau lewat telepon kami selesaikan paling lama 5 hari kerja. Jika pemeriksaannya memerlukan dokumen, kami meminta Anda mengajukannya secara tertulis, dan batas waktunya menjadi 10 hari kerja sejak dokumen lengkap. Saat menelepon, petugas menyebutkan nomor tiket ini. Jika tidak, atau jika PIN, kata sandi, atau kode OTP diminta, tutup teleponnya dan hubungi kami lewat nomor di situs kami.',
  receipt: [
    'Kami dapat memerlukan paling lama 10 hari kerja lagi dengan alasan yang diizinkan peraturan, misalnya pemeriksaan dokumen khusus. Perpanjangan itu dan alasannya kami beri tahukan sebelum batas waktu yang pertama berakhir. Pengaduan lisan, di cabang atau lewat telepon, kami selesaikan paling lama 5 hari kerja. Pengaduan tidak dikenai biaya.',
    'Jika kami meminta dokumen, mohon kirimkan dalam 10 hari kerja.',
    'Jika Anda tidak setuju dengan jawaban kami, Anda dapat mengajukan keberatan kepada kami dengan nomor yang sama, tanpa biaya. Anda juga dapat langsung menempuh jalan di luar bank, termasuk bila kami melewati batas waktu: melapor kepada OJK melalui Aplikasi Portal Perlindungan Konsumen (APPK, kontak157.ojk.go.id, telepon 157), menyelesaikan sengketanya melalui LAPS SJK (lapssjk.id), atau, untuk pembayaran dan transfer, menghubungi Bank Indonesia di 131.',
  ],
  writtenReceipt:
    'Tanda terima tertulis, dengan batas waktu jawaban kami dan yang dapat Anda lakukan jika tidak setuju, dapat diminta di kantor mana pun.',
  another: 'Kirim pengaduan lain',
  privacy:
    'Data yang Anda tulis hanya kami pakai untuk menangani pengaduan ini dan untuk laporan yang diwajibkan peraturan. Yang membacanya pegawai kami yang berwenang dan auditor kami. Jika penanganannya memerlukan, sebagian kami sampaikan kepada pihak yang terkait, misalnya bank penerima transfer, dan kepada OJK atau Bank Indonesia jika diminta.',
};
