/** Overview page of each product type. */
export const productTypes = {
  eyebrow: 'Produk',
  types: {
    simpanan: {
      title: 'Simpanan',
      lead: 'Untuk uang yang dipakai setiap hari, dikumpulkan untuk satu tujuan, atau disimpan dengan bunga tetap. Bandingkan syaratnya, lalu buka yang cocok.',
      description:
        'Semua simpanan {bankName}: tabungan, deposito, dan giro. Bandingkan setoran, bunga, dan biayanya.',
      note: 'Bunga sebelum pajak.',
    },
    pinjaman: {
      title: 'Pinjaman',
      lead: 'Untuk rumah, kendaraan, usaha, dan kebutuhan keluarga. Bunga dan biayanya tertulis, dan angsurannya bisa dihitung sebelum Anda mengajukan.',
      description:
        'Semua pinjaman {bankName}: KPR, kendaraan, multiguna, dan modal usaha. Bandingkan plafon, bunga, dan biayanya.',
      note: 'Persetujuan, plafon, dan bunga bergantung pada hasil analisis kredit.',
    },
    wealth: {
      title: 'Wealth Management',
      lead: 'Untuk menumbuhkan uang, menerima pemasukan berkala, dan melindungi keluarga. Penasihat kami menjelaskan risikonya sebelum Anda memutuskan.',
      description:
        'Reksa dana, obligasi negara, dan bancassurance di {bankName}: bandingkan pembelian, biaya, dan risikonya.',
      note: 'Produk investasi dan asuransi bukan simpanan, mengandung risiko, dan tidak dijamin oleh LPS.',
    },
  },
  fitAction: 'Bantu saya memilih',
  compareAction: 'Bandingkan produk',
  products: 'Semua produk',
  see: 'Lihat {product}',
  seeType: {
    simpanan: 'Lihat simpanan',
    pinjaman: 'Lihat pinjaman',
    wealth: 'Lihat investasi',
  },
  apply: {
    simpanan: 'Buka<hidden> {name}</hidden>',
    pinjaman: 'Ajukan<hidden> {name}</hidden>',
    wealth: 'Mulai<hidden> {name}</hidden>',
  },
  details: 'Selengkapnya<hidden> {name}</hidden>',
  /** Label of the row; the fact that states the rate gets it, whatever editors call it. */
  rate: 'Bunga',
  comparableRate: {
    label: 'Suku bunga setara dari sisa pokok',
    from: 'Mulai {rate}',
    note: 'setara {percent} per tahun dari sisa pokok, untuk {years} tahun',
    value:
      '{percent} per tahun{years, plural, =0 {} other {, untuk # tahun}}{fixedYears, plural, =0 {} other {, tetap # tahun}}',
  },
  rateValue: {
    upTo: 'Sampai {percent} per tahun',
    from: 'Mulai {percent} {system} per tahun',
    fixed: '{percent} {system} per tahun, tetap {years} tahun',
  },
  fit: {
    title: 'Mana yang cocok untuk saya?',
    lead: 'Jawab tiga pertanyaan. Jawaban Anda tidak kami simpan. Bila tautan halaman ini Anda bagikan, jawabannya ikut.',
    submit: 'Lihat yang cocok',
    incomplete: 'Jawab ketiga pertanyaan untuk melihat produk yang cocok.',
    result: 'Yang paling cocok',
    also: 'Pertimbangkan juga',
    reasons: 'Alasannya',
    cautions: 'Yang perlu diperhatikan',
    compare: 'Bandingkan keduanya',
    none: 'Belum ada produk yang cocok dengan jawaban itu',
    noneText: 'Ceritakan kebutuhan Anda kepada petugas kami.',
    ask: 'Hubungi kami',
    again: 'Mulai lagi',
    note: 'Ini arahan awal, bukan nasihat keuangan.',
  },
  compare: {
    title: 'Bandingkan produk',
    choose: 'Produk yang dibandingkan',
    first: 'Produk pertama',
    second: 'Produk kedua',
    third: 'Produk ketiga',
    nothing: 'Tidak ada',
    submit: 'Bandingkan',
    caption: 'Perbandingan {count, plural, other {# produk}}',
    figure: 'Ketentuan',
    facts: 'Sekilas',
    fees: 'Biaya',
    others: 'Ciri khusus',
    notStated: 'Tidak dicantumkan',
    next: 'Langkah berikutnya',
    note: 'Semua ketentuan dan biaya ada di halaman setiap produk.',
  },
  otherTypes: 'Jelajahi juga',
  empty: 'Produknya sedang disiapkan',
  emptyText: 'Sementara itu, petugas kami siap menjawab pertanyaan Anda.',
};
