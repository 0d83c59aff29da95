export const registerProduct = {
  eyebrow: 'Pengajuan produk',
  title: 'Ajukan sekarang',
  titleOf: 'Ajukan {product}',
  lead: 'Isi data Anda. Petugas kami menelepon untuk menjelaskan syarat dan biayanya, lalu membantu sampai selesai.',
  description:
    'Ajukan tabungan, deposito, giro, atau pinjaman {bankName}. Petugas kami yang menghubungi Anda.',
  stepsTitle: 'Empat langkah sampai selesai',
  steps: {
    choose: {
      title: 'Pilih produknya',
      text: 'Pilih satu produk dan isi data Anda. Belum yakin? Pilih yang paling mendekati; saat menelepon, petugas kami membantu memilihkan.',
    },
    call: {
      title: 'Kami menghubungi Anda',
      text: 'Paling lama {callBack}, ke nomor telepon yang Anda tulis. Petugas menjelaskan syarat dan biayanya.',
    },
    verify: {
      title: 'Lengkapi dokumen',
      text: 'Identitas Anda diperiksa di aplikasi atau di kantor cabang, sesuai ketentuan mengenal nasabah.',
    },
    done: {
      title: 'Mulai memakai',
      text: 'Rekening aktif setelah setoran pertama masuk. Pinjaman diputuskan setelah penilaian kredit selesai.',
    },
  },
  doneOf: {
    simpanan: {
      title: 'Mulai memakai',
      text: 'Rekening aktif setelah identitas Anda diperiksa dan setoran pertama masuk.',
    },
    pinjaman: {
      title: 'Terima penawaran',
      text: 'Anda menerima penawaran tertulis dengan bunga dan seluruh biayanya, lalu memutuskan sendiri.',
    },
    wealth: {
      title: 'Kenali risikonya',
      text: 'Penasihat menjelaskan risikonya. Pembelian pertama setelah profil risiko Anda selesai.',
    },
  },
  whoTitle: 'Siapa yang bisa mengajukan',
  who: {
    citizen: 'Warga negara Indonesia berusia {youngestAge} tahun ke atas atau sudah menikah.',
    loan: 'Pinjaman punya batas usia sendiri, yang tertulis di halaman produknya.',
    foreigner:
      'Warga negara asing dengan KITAS atau KITAP, untuk tabungan: identitasnya diperiksa di kantor cabang.',
    business: 'Badan usaha yang berdiri dan berkegiatan di Indonesia.',
    minor: 'Untuk anak di bawah {youngestAge} tahun, orang tua atau wali yang mengajukan.',
  },
  prepareTitle: 'Yang perlu disiapkan',
  prepare: {
    identity: 'KTP, atau paspor dengan KITAS atau KITAP. Nomornya belum perlu Anda tulis di sini.',
    card: 'KTP. Nomornya belum perlu Anda tulis di sini.',
    tax: 'NPWP, bila sudah ada.',
    business: 'Untuk badan usaha: NPWP dan NIB perusahaan, serta aktanya.',
    loan: 'Untuk pinjaman: bukti penghasilan, misalnya slip gaji tiga bulan terakhir, atau NIB dan catatan usaha. Daftar lengkapnya ada di halaman produknya.',
    risk: 'Tujuan dan jangka waktu Anda, untuk mengisi profil risiko bersama penasihat.',
  },
  neverSend: 'Jangan menulis PIN, kata sandi, atau kode OTP. Mengajukan di sini tidak dipungut biaya.',
  formTitle: 'Isi formulir',
  aboutProduct: 'Syarat, biaya, dan manfaat {product}',
};
