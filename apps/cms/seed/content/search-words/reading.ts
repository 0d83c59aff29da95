import type { SearchWords } from './types.ts';

/** Of what visitors read about money, and of news. */
export const reading: SearchWords<'literacy' | 'blogs' | 'news'> = {
  literacy: {
    'anggaran-bulanan-dengan-tiga-amplop':
      'atur gaji, ngatur uang, kelola uang, bikin anggaran, budgeting, catat pengeluaran, hemat, boros, gaji habis, budget, monthly budget, manage salary, spending plan, envelope method, gaji numpang lewat, gaji cepat habis, bagi gaji, bagi uang bulanan, cara membagi gaji',
    'suara-di-telepon-yang-terdengar-seperti-keluarga':
      'suara palsu, suara AI, deepfake, tiruan suara, kloning suara, telepon keluarga minta uang, voice cloning, AI voice, fake voice, family emergency scam',
    'dana-darurat-berapa-dan-disimpan-di-mana':
      'dana darurat, tabungan darurat, uang cadangan, emergency fund, rainy day money',
    'berapa-cicilan-yang-sehat':
      'cicilan maksimal, cicilan ideal, rasio cicilan, persen gaji, utang kebanyakan, utang sehat, how much debt, debt ratio, affordable instalment, too much debt, percent of income',
    'memisahkan-uang-usaha-dan-uang-rumah':
      'pisah uang usaha dan pribadi, uang warung tercampur, separate business and personal money, duit usaha kecampur, uang usaha tercampur uang dapur, duit warung, uang toko dan uang rumah',
    'kata-sandi-pin-dan-otp':
      'beda PIN dan OTP, kata sandi kuat, bikin password, password aman, difference between PIN and OTP, strong password',
    'bunga-majemuk-waktu-bekerja-untuk-anda':
      'bunga berbunga, compounding, compound interest, mulai nabung muda, start saving early',
    'menggaji-diri-sendiri-saat-penghasilan-tidak-tetap':
      'freelance, pekerja lepas, penghasilan tidak tetap, gaji tidak menentu, ojol, driver online, irregular income, freelancer, gig worker, self-employed',
    'membaca-riwayat-kredit-di-slik':
      'BI checking, SLIK OJK, cek SLIK, iDeb, skor kredit, kol 5, kolektibilitas, blacklist bank, riwayat pinjaman, kenapa pengajuan ditolak, credit score, credit history, credit report, credit check, why was my loan rejected, blacklist',
    'membaca-nab-reksa-dana': 'cara baca NAB, NAB mahal, how to read NAV, NAV per unit meaning',
    'mengenali-pinjaman-daring-ilegal':
      'pinjol, pinjol ilegal, pinjaman online, cek pinjol, pinjol terdaftar OJK, diteror pinjol, terjerat pinjol, galbay, illegal online loan, loan app, loan shark, is this lender licensed',
    'bicara-uang-dengan-pasangan':
      'keuangan suami istri, bertengkar soal uang, talking about money, couples and money',
    'belanja-daring-tanpa-menyesal':
      'belanja online, penipuan belanja online, barang tidak datang, online shopping, online shopping scam',
    'simpanan-anda-dijamin-sampai-berapa':
      'dijamin sampai berapa, batas penjaminan, 3T, how much is guaranteed, guarantee limit, 2 billion',
  },
  blogs: {
    'anggaran-keluarga-yang-bertahan-lebih-dari-tiga-bulan':
      'anggaran keluarga, atur uang keluarga, keuangan rumah tangga, gaji bulanan, family budget, household budget',
    'memisahkan-uang-usaha-dari-uang-rumah':
      'pisahin uang usaha, uang usaha dan rumah tangga, separate business money from household',
    'anatomi-sebuah-pesan-palsu':
      'contoh pesan penipuan, contoh SMS penipuan, WA penipuan, example of a scam message, phishing example',
    'kpr-pertama-menghitung-kemampuan':
      'gaji berapa bisa KPR, kemampuan KPR, how much house can I afford, affordability, gaji untuk beli rumah, gaji segini bisa beli rumah harga berapa, harga rumah sesuai gaji, salary needed for a house',
    'dana-darurat-berapa-yang-cukup':
      'dana darurat, tabungan darurat, emergency fund, how much emergency savings, dana darurat berapa kali gaji, berapa kali pengeluaran',
    'reksa-dana-dijelaskan-tanpa-grafik':
      'apa itu reksa dana, reksa dana untuk pemula, mutual funds explained, what is a mutual fund',
    'menentukan-harga-jual-mulai-dari-biaya':
      'harga jual, hitung HPP, harga pokok, margin, untung, menentukan harga, selling price, pricing, cost price, margin, price my products',
    'pin-kata-sandi-otp-siapa-boleh-tahu-apa': 'rahasia PIN, siapa boleh tahu PIN, who may know my PIN',
    'uang-sekolah-dihitung-sejak-sekarang':
      'biaya sekolah, uang pangkal, SPP, dana pendidikan anak, biaya kuliah, school fees, tuition, education fund, university costs',
    'ketika-bunga-tetap-berakhir':
      'bunga floating, bunga mengambang, cicilan naik, KPR naik, masa fix habis, fixed rate ends, floating rate, instalment goes up, angsuran naik, cicilan rumah tiba-tiba naik, cicilan naik setelah beberapa tahun, why did my mortgage payment go up',
    'untung-di-buku-kosong-di-laci':
      'arus kas, cash flow, cashflow, uang usaha habis, piutang, profit but no cash',
    'membicarakan-uang-dengan-pasangan':
      'sebelum menikah, calon pengantin, persiapan nikah, keuangan pasangan, before marriage, engaged, couple finances',
    'belanja-daring-tanpa-waswas':
      'belanja online aman, COD, marketplace, penipuan olshop, shop online safely, online store scam, tips belanja online, biar tidak ketipu belanja online',
    'biaya-membeli-rumah-di-luar-harga':
      'biaya beli rumah, BPHTB, notaris, balik nama, AJB, pajak rumah, biaya tersembunyi, hidden costs, closing costs, notary fee, house tax, transfer duty',
    'imbal-hasil-12-persen-dibandingkan-dengan-apa':
      'investasi bodong, imbal hasil tinggi, janji untung, return pasti, investment scam, high return, guaranteed return, too good to be true, ponzi, ditawari investasi, tawaran investasi, untung besar, untung persen setahun, investment offer',
    'kapan-usaha-kecil-sebaiknya-meminjam':
      'kapan pinjam modal, perlu utang usaha, should I borrow for my business, when to take a business loan',
    'meminjamkan-uang-kepada-negara':
      'apa itu obligasi, cara kerja obligasi, how do bonds work, what is a government bond',
    'telepon-petugas-bank-pada-sabtu-malam':
      'cerita penipuan telepon, kisah korban penipuan, phone scam story',
    'menghitung-stok-tanpa-menutup-toko':
      'stok opname, hitung stok, stok barang, inventory count, stocktaking',
    'dari-alat-tenun-di-ruang-tamu':
      'kisah UMKM, cerita pengusaha, tenun Troso, success story, entrepreneur story',
    'menyewa-atau-membeli':
      'sewa atau beli rumah, ngontrak atau beli rumah, kontrakan, kos, rent or buy, renting versus buying',
    'mengelola-thr-tanpa-menyesal': 'THR, tunjangan hari raya, uang lebaran, bonus, holiday bonus, Eid bonus',
    'pensiun-dengan-dua-buku-catatan':
      'persiapan pensiun, pensiunan, dana pensiun, hari tua, retirement, retire, pension, old age',
    'uang-saku-sebagai-pelajaran-pertama':
      'uang jajan, uang saku anak, ajari anak menabung, mendidik anak soal uang, pocket money, allowance, teach children about money, jajan anak, uang jajan anak sehari, jajan berapa',
    'deposito-tabungan-berjangka-atau-reksa-dana-pasar-uang':
      'bandingkan deposito dan reksa dana, deposito atau reksa dana, lebih untung mana, beda deposito dan tabungan berjangka, deposit or mutual fund, compare, which is better',
    'sepuluh-pertanyaan-keuangan-di-akhir-tahun':
      'resolusi keuangan, akhir tahun, evaluasi keuangan, year-end review, new year resolution',
  },
  news: {
    'lentera-menyalurkan-pembiayaan-rantai-pasok-pertama-untuk-koperasi-nelayan-muncar':
      'nelayan Banyuwangi, koperasi nelayan, fishermen cooperative',
    'terima-pembayaran-qris-tanpa-mesin-cukup-dengan-ponsel':
      'QRIS di HP, suara notifikasi QRIS, QRIS on a phone, payment notification sound',
    'sepuluh-ribu-bibit-bakau-untuk-pesisir-demak':
      'mangrove, tanam pohon, CSR lingkungan, tree planting, environment',
    'laporan-publikasi-triwulan-iii-2026-telah-terbit':
      'laba triwulan 3, kinerja kuartal 3 2026, Q3 2026, third quarter results, profit',
    'hasil-survei-nasabah-2026-apa-yang-kami-perbaiki':
      'survei kepuasan nasabah, kepuasan pelanggan, customer satisfaction survey',
    'cara-membaca-suku-bunga-flat-dan-efektif-sebelum-mengambil-kredit':
      'beda bunga flat dan efektif, flat vs effective interest, bunga menurun',
    'perajin-tenun-sumba-timur-kini-punya-pembukuan-sendiri': 'tenun ikat, Waingapu, Sumba, weavers',
    'kantor-kas-baru-dibuka-di-labuan-bajo':
      'cabang baru, kantor baru, pembukaan kantor, new branch, new office',
    'pelajaran-uang-masuk-kelas': 'edukasi sekolah, literasi keuangan siswa, financial education in schools',
    'distributor-bahan-pokok-di-jawa-tengah-menerima-pembayaran-tagihan-lima-minggu-lebih-awal':
      'distributor sembako, beras, gula, minyak goreng, staple goods distributors',
    'pemeliharaan-sistem-minggu-dini-hari-13-september':
      'pemeliharaan sistem, gangguan September, system maintenance, planned outage',
    'waspada-tautan-palsu':
      'link palsu, SMS link, WA suruh klik link, tautan penipuan, pembaruan data palsu, fake link, SMS with a link, asked to update data',
    'laporan-publikasi-bulanan-juli-2026': 'laporan Juli, aset bank, July 2026 report, total assets',
    'pasar-rakyat-wonosobo-mencatat-11000-transaksi-nontunai-dalam-tiga-hari':
      'pasar Wonosobo, nontunai, cashless market',
    'kopi-gayo-berangkat-lewat-belawan': 'ekspor kopi, Aceh, petani kopi, coffee export',
    'laporan-publikasi-triwulan-ii-2026-telah-terbit':
      'laba semester 1, kinerja kuartal 2 2026, Q2 2026, second quarter results, half-year profit',
    'menabung-sambil-menunggu-kereta': 'tabungan berjangka di ponsel, savings plan in the app',
    'kantor-cabang-palembang-pindah-alamat':
      'cabang Palembang pindah, alamat baru Palembang, Palembang branch moved',
    'pendaftaran-program-pegawai-muda-lentera-dibuka':
      'ODP, MT, management trainee, program pegawai muda, fresh graduate, lulusan baru, S1, graduate programme, graduate trainee, new graduates',
    'saluran-air-di-penebel-mengalir-lagi': 'irigasi, subak, Tabanan, CSR, irrigation',
    'tiga-puluh-lima-tahun': 'ulang tahun bank, HUT bank, anniversary, 35 years',
    'rapat-umum-pemegang-saham-tahunan-menyetujui-pembagian-dividen-dan-susunan-baru-direksi':
      'hasil RUPS 2026, dividen 2026, pembagian dividen, direktur baru, AGM results, dividend, new director, dividen, besar dividen, dividen dibagi berapa, dividend 2026, dividend per share',
    'aplikasi-lentera-kini-dapat-dipakai-tanpa-melihat-layar':
      'aplikasi tunanetra, pembaca layar, app for blind users, screen reader app, VoiceOver, TalkBack',
    'warung-makan-yang-mencatat-setiap-rupiah':
      'warung Padang, catat keuangan warung, food stall bookkeeping',
    'triwulan-i-2026-kredit-umkm-tumbuh-lebih-cepat':
      'laba triwulan 1, kinerja kuartal 1 2026, Q1 2026, first quarter results',
    'kredit-modal-kerja-sampai-rp500-juta-kini-dapat-diajukan-dengan-catatan-penjualan-digital':
      'pinjaman tanpa laporan keuangan, catatan penjualan, loan without financial statements',
    'layanan-pada-hari-libur-nasional':
      'libur lebaran, libur bank, cuti bersama, bank buka lebaran, tanggal merah, hari raya, Nyepi, Idulfitri, Lebaran, Eid holiday, bank holiday, closed during Eid, public holiday schedule, bank buka hari libur, buka saat lebaran, buka waktu natal, Natal, Christmas, open on Christmas, open on holidays, bank hours on holidays',
    'kelas-ekspor-untuk-perajin-batik-pekalongan': 'pelatihan ekspor, batik, export class, batik makers',
    'gudang-penyimpanan-untuk-petambak-garam-pamekasan-siap-dipakai-pada-musim-panen':
      'petani garam, Madura, salt farmers, warehouse',
    'pengaduan-kini-bernomor': 'nomor pengaduan, complaint number, tracking number',
  },
};
