export const nab = {
  title: 'NAB harian reksa dana',
  titleOf: '{fund}: nilai aktiva bersih',
  lead: 'Nilai aktiva bersih (NAB) per unit penyertaan reksa dana yang ditawarkan lewat {bankName}, dihitung bank kustodian untuk setiap hari bursa dan tampil di sini pada hari kerja berikutnya.',
  description:
    'NAB harian reksa dana di {bankName}: nilai terbaru, imbal hasil sejak awal tahun, 1 tahun, 6, 3, dan 1 bulan, grafik, serta unduhan CSV.',
  descriptionOf: 'NAB harian {fund} di {bankName}: grafik, imbal hasil, profil dana, dan unduhan CSV.',
  asOf: 'NAB terbaru per {date}',

  list: 'Semua reksa dana',
  table: 'NAB dan imbal hasil reksa dana',
  allOf: 'Semua nilai per {date}.',
  listHelp: 'Pilih urutan daftar, atau nama dana untuk melihat grafiknya.',
  sorted: 'Urut menurut {column}, {order, select, asc {dari yang terendah} other {dari yang tertinggi}}.',
  sortedByName: 'Urut menurut nama dana, {order, select, asc {A ke Z} other {Z ke A}}.',
  sortedByDate:
    'Urut menurut tanggal nilai, {order, select, asc {dari yang terlama} other {dari yang terbaru}}.',
  unsorted: 'Kembali ke urutan semula',
  column: {
    name: 'Reksa dana',
    line: '12 bulan',
    value: 'NAB/unit',
    date: 'Tanggal',
    ytd: 'Sejak awal tahun',
    oneYear: '1 tahun',
    sixMonths: '6 bulan',
    threeMonths: '3 bulan',
    oneMonth: '1 bulan',
    sinceInception: 'Sejak peluncuran',
  },
  period: {
    '1m': { name: '1 bulan', short: '1B' },
    '3m': { name: '3 bulan', short: '3B' },
    '6m': { name: '6 bulan', short: '6B' },
    ytd: { name: 'sejak awal tahun', short: 'Tahun ini' },
    '1y': { name: '1 tahun', short: '1T' },
    all: { name: 'sejak peluncuran', short: 'Semua' },
  },
  periods: 'Jangka waktu grafik',
  compareWith: 'Bandingkan dengan',
  stopComparing: 'Hentikan perbandingan dengan {fund}',
  changeOf: 'Imbal hasil {period}',

  chart: 'NAB per unit {fund} ({currency}), {from} sampai {until}',
  chartOfTwo: '{fund} dan {other}, {from} sampai {until}, awal = 100',
  rebased:
    'Kedua dana dimulai dari 100 pada {date}, supaya kenaikan dan penurunannya dapat dibandingkan. Dana tanpa nilai pada hari itu dimulai dari nilai terakhir sebelumnya.',
  currencies:
    'Masing-masing dihitung dalam mata uangnya sendiri ({one} dan {other}); perubahan kurs tidak diperhitungkan.',
  downsampled:
    'Grafik memuat {points, number} dari {days, number} nilai, termasuk nilai awal, akhir, tertinggi, dan terendah.',
  valuesByMonth:
    'Nilai terakhir setiap bulan dari {from} sampai {until}, beserta nilai pertama. Nilai setiap hari ada di berkas CSV.',
  download: 'Unduh CSV',
  downloadOf: 'Unduh CSV {fund}',

  facts: 'Profil dana',
  fact: {
    kind: 'Jenis',
    risk: 'Tingkat risiko',
    manager: 'Manajer investasi',
    custodian: 'Bank kustodian',
    inception: 'Tanggal peluncuran',
    currency: 'Mata uang',
    benchmark: 'Tolok ukur',
  },
  noBenchmark: 'Tidak ada',
  factSheet: 'Lembar fakta (PDF)',
  howToBuy: 'Cara membeli, biaya, dan risikonya',

  stale: {
    title: 'Sebagian nilai belum diperbarui',
    titleAll: 'Nilai belum diperbarui',
    text: 'Nilai terbaru {fund} adalah nilai tanggal {date}. NAB yang berlaku sekarang dapat berbeda.',
    textMany:
      'Nilai terbaru {count, number} dana berasal dari {date} atau sebelumnya; dana itu bertanda “nilai lama”. NAB yang berlaku sekarang dapat berbeda.',
  },
  short: {
    young:
      '{fund} baru mempunyai nilai sejak {date}, jadi {period, select, ytd {grafik belum mencakup seluruh tahun ini} other {belum ada riwayat {name}}}. Grafik memuat semua nilai yang ada.',
    late: 'Nilai {fund} di sini baru dimulai pada {date}, lama sesudah peluncurannya, jadi imbal hasil sejak peluncuran tidak dapat dihitung. Grafik memuat semua nilai yang ada.',
    gap: 'Di sekitar awal jangka waktu ini {fund} tidak mempunyai nilai. Grafik dimulai dari nilai pertama sesudahnya, {date}.',
    none: 'Kedua dana tidak mempunyai nilai pada waktu yang sama, jadi tidak dapat dibandingkan.',
    otherEmpty: '{fund} belum mempunyai nilai, jadi tidak dapat dibandingkan.',
  },

  empty: 'Belum ada reksa dana',
  emptyText: 'Reksa dana yang kami tawarkan akan tampil di sini beserta nilainya.',
  emptyAction: 'Hubungi kami',
  emptyFund: 'Data tidak ditemukan',
  emptyFundText: 'Nilai pertama {fund} tampil di sini begitu bank kustodian menghitungnya.',

  method: {
    title: 'Cara menghitung imbal hasil',
    formula:
      'Imbal hasil = NAB terbaru dibagi NAB awal jangka waktu, dikurangi satu. Biaya pembelian, penjualan kembali, dan pajak tidak termasuk.',
    anchor:
      'Jangka waktu dihitung mundur dari tanggal nilai terbaru ke tanggal yang sama pada bulan atau tahun sebelumnya. Bila hari itu bukan hari bursa, dipakai hari bursa terakhir sebelumnya.',
    ytd: '“Sejak awal tahun” dihitung dari nilai terakhir tahun sebelumnya.',
    inception:
      '“Sejak peluncuran” dihitung dari nilai pada tanggal peluncuran, atau dari nilai pertama bila tidak lebih dari sepuluh hari sesudahnya.',
    absolute: 'Semua angka adalah perubahan selama jangka waktunya, tidak disetahunkan.',
    missing:
      'Tanda “–” berarti dana lebih muda daripada jangka waktu itu, atau tidak ada nilai di sekitar awalnya.',
  },
};
