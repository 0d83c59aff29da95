export const supplyChain = {
  eyebrow: 'Untuk usaha',
  title: 'Pembiayaan rantai pasok',
  lead: 'Pemasok menerima pembayaran lebih awal, distributor mendapat waktu untuk menjual, dan prinsipal (perusahaan yang Anda pasok atau yang barangnya Anda beli) menjaga rantai pasoknya tetap berjalan.',
  description:
    'Pembiayaan distributor dan pemasok dari {bankName}: cara kerja, syarat, dokumen, dan formulir pendaftaran.',
  typesTitle: 'Dua cara, satu rantai',
  types: {
    supplier: {
      title: 'Pembiayaan pemasok',
      text: 'Anda memasok barang atau jasa kepada prinsipal. Tagihan yang sudah disetujui prinsipal kami bayar lebih awal; prinsipal melunasinya pada saat jatuh tempo.',
    },
    distributor: {
      title: 'Pembiayaan distributor',
      text: 'Anda membeli barang dari prinsipal untuk dijual kembali. Pembelian kami bayar kepada prinsipal; Anda melunasinya setelah barang terjual, sesuai tenor.',
    },
  },
  stepsTitle: 'Bagaimana mendaftar',
  steps: {
    apply: {
      title: 'Kirim pendaftaran',
      text: 'Sebutkan jenis pembiayaan, nama prinsipal, dan limit yang Anda perlukan. Narahubung Anda kami telepon paling lama {supplyChainCallBack} kemudian.',
    },
    check: {
      title: 'Kami bertanya kepada prinsipal',
      text: 'Kerja sama Anda dikonfirmasi, lalu riwayat transaksi dua belas bulan terakhir kami pelajari bersama.',
    },
    decide: {
      title: 'Keputusan dan limit',
      text: 'Sasaran kami {supplyChainDecision} sejak dokumen lengkap. Biaya dan suku bunga tertulis jelas di surat penawaran.',
    },
    draw: {
      title: 'Cairkan per tagihan',
      text: 'Unggah tagihan. Setelah disetujui prinsipal, dananya masuk pada hari kerja berikutnya.',
    },
  },
  whoTitle: 'Siapa yang bisa mendaftar',
  who: {
    entity:
      'Usaha berbadan hukum atau perorangan dengan NIB, berdomisili di Indonesia. Sebelum pencairan pertama, Anda membuka giro di bank kami.',
    relation: 'Sudah bekerja sama dengan prinsipal paling sedikit {supplyChainRelation}.',
    principal:
      'Prinsipal yang telah atau bersedia bekerja sama dengan kami. Belum? Kami yang menghubungi mereka.',
  },
  prepareTitle: 'Dokumen yang perlu disiapkan',
  prepare: {
    legal:
      'NIB dan NPWP usaha. Untuk badan hukum juga akta pendirian dan perubahan terakhir; untuk perorangan, KTP pemilik.',
    contract: 'Perjanjian kerja sama atau surat penunjukan dari prinsipal.',
    statements: 'Rekening koran enam bulan dan laporan keuangan dua tahun terakhir.',
  },
  neverSend:
    'Untuk mendaftar, dokumen belum diperlukan: kami memintanya kemudian lewat saluran yang aman. Jangan mengirim kata sandi atau kode OTP.',
  formTitle: 'Daftarkan usaha Anda',
};
