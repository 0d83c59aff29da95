/** What only the calculators' own pages say. */
export const calculatorPages = {
  loan: {
    description:
      'Simulasi angsuran pinjaman {bankName} dengan bunga flat, efektif (menurun), atau anuitas, lengkap dengan jadwal per bulan.',
    lead: 'Masukkan plafon, jangka waktu, dan suku bunga, lalu lihat nilai angsuran (cicilan) per bulan, total bunga, dan jadwal lengkapnya.',
    promotion:
      'Hitungan ini mulai dari suku bunga {product}. Sedang ada promo <link>{promotion}</link> ({period}) dengan syarat sendiri, yang tidak ikut dihitung.',
  },
  savings: {
    description:
      'Hitung setoran bulanan untuk mencapai target tabungan di {bankName}, lengkap dengan bunga setelah pajak dan perkembangan saldonya.',
    lead: 'Pilih bunga salah satu tabungan kami atau suku bunga sendiri, masukkan target, saldo awal, dan jangka waktu, lalu lihat berapa yang perlu disisihkan setiap bulan.',
    /** Where no product's interest is offered. */
    leadOwnRate:
      'Masukkan target, saldo awal, jangka waktu, dan suku bunga, lalu lihat berapa yang perlu disisihkan setiap bulan.',
  },
  deposit: {
    description:
      'Hitung bunga deposito {bankName} untuk setiap tenor, pajaknya, dan dana yang diterima saat jatuh tempo.',
    lead: 'Masukkan penempatan dan pilih tenornya, lalu lihat bunga, pajak, dan dana saat jatuh tempo.',
  },
};
