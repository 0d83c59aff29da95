import type { SearchWords } from './types.ts';

/** Of what visitors read about money, and of news. */
export const reading: SearchWords<'literacy' | 'blogs' | 'news'> = {
  literacy: {
    'anggaran-bulanan-dengan-tiga-amplop':
      'atur gaji, ngatur uang, kelola uang, bikin anggaran, budgeting, catat pengeluaran, hemat, boros, gaji habis, budget, monthly budget, manage salary, spending plan, envelope method, gaji numpang lewat, gaji cepat habis, bagi gaji, bagi uang bulanan, cara membagi gaji, metode amplop, aturan 50 30 20, gaji 6 juta cara ngatur, jatah uang mingguan, tanggal tua bokek, habis gajian langsung ludes, envelope budgeting, 50 30 20 rule, broke before payday, split my salary, weekly spending money, ngatur gaji, mengatur gaji, biar cukup sebulan, gaji cukup sebulan, cara mengatur keuangan, how to manage my money',
    'suara-di-telepon-yang-terdengar-seperti-keluarga':
      'suara palsu, suara AI, deepfake, tiruan suara, kloning suara, telepon keluarga minta uang, voice cloning, AI voice, fake voice, family emergency scam, telepon anak kecelakaan minta transfer, ditelepon ngaku anak, suara mirip anak saya, kata sandi keluarga, penipuan pakai AI, call from son in trouble, grandparent scam, cloned voice call, hi mum scam, family password, AI phone scam',
    'dana-darurat-berapa-dan-disimpan-di-mana':
      'dana darurat, tabungan darurat, uang cadangan, emergency fund, rainy day money, simpan dana darurat di mana, dana darurat sudah menikah, cara ngumpulin dana darurat, kapan dana darurat dipakai, dana darurat kepake isi lagi, where to keep emergency fund, build emergency savings, when to use emergency fund, emergency fund for family, rainy day savings where',
    'berapa-cicilan-yang-sehat':
      'cicilan maksimal, cicilan ideal, rasio cicilan, persen gaji, utang kebanyakan, utang sehat, how much debt, debt ratio, affordable instalment, too much debt, percent of income, cicilan 30 persen gaji, utang numpuk, gali lubang tutup lubang, urutan lunasin utang, paylater numpuk, bingung bayar utang mana dulu, debt snowball, which debt to pay first, drowning in debt, 30 percent rule debt, debt to income ratio, too many instalments, batas wajar angsuran terhadap penghasilan, utang menumpuk, tanda utang sudah berlebihan, rasio utang, porsi cicilan dari gaji, cicilan udh setengah gaji bahaya ga, gaji 5jt cicilan max brp, utang gue kebanyakan ga ya, how much of my salary can go to debt, how much of salary on instalments, healthy debt ratio',
    'memisahkan-uang-usaha-dan-uang-rumah':
      'pisah uang usaha dan pribadi, uang warung tercampur, separate business and personal money, duit usaha kecampur, uang usaha tercampur uang dapur, duit warung, uang toko dan uang rumah, gaji pemilik warung, warung rame uang habis, catat uang warung harian, barang toko dipakai sendiri, pembukuan warung sederhana, pay myself from my shop, shop busy but no money, daily shop records, owner salary small shop, simple bookkeeping for stall, duit dagang kepake belanja terus, cara ngatur keuangan warung',
    'kata-sandi-pin-dan-otp':
      'beda PIN dan OTP, kata sandi kuat, bikin password, password aman, difference between PIN and OTP, strong password, password gampang diingat, contoh password kuat, simpan password di mana, apa itu OTP, verifikasi dua langkah, aplikasi penyimpan password, make a good password, where to store passwords, what is an OTP, two step verification, too many passwords, password manager, fungsi kode otp, how to choose a safe pin',
    'bunga-majemuk-waktu-bekerja-untuk-anda':
      'bunga berbunga, compounding, compound interest, mulai nabung muda, start saving early, nabung 500 ribu sebulan, aturan 72, uang jadi dua kali lipat, nabung dari umur 25, bunga majemuk itu apa, rule of 72, years to double money, saving from age 25, power of compounding, interest on interest, manfaat menabung sejak muda dengan bunga berbunga, nabung 500rb dr umur 25 jd brp',
    'menggaji-diri-sendiri-saat-penghasilan-tidak-tetap':
      'freelance, pekerja lepas, penghasilan tidak tetap, gaji tidak menentu, ojol, driver online, irregular income, freelancer, gig worker, self-employed, penghasilan musiman, pemasukan naik turun, ngatur uang pekerja lepas, gaji nelayan ga tentu, atur uang driver ojol, income goes up and down, seasonal income, budgeting for freelancers, paid per project, live on irregular pay, freelance ngatur duitnya gmn, mengelola penghasilan tidak tetap, kerja serabutan ngatur duitnya gmn, freelancer money tips',
    'membaca-riwayat-kredit-di-slik':
      'BI checking, SLIK OJK, cek SLIK, iDeb, skor kredit, kol 5, kolektibilitas, blacklist bank, riwayat pinjaman, kenapa pengajuan ditolak, credit score, credit history, credit report, credit check, why was my loan rejected, blacklist, cek nama di BI checking, nama jelek di bank, bersihin BI checking, jasa hapus nama SLIK, kol 2 bisa pinjam ga, paylater masuk SLIK, cek hutang atas nama saya, check my credit record, bad credit, clean my credit history, late payments on record, fix credit report error, liat skor kredit sendiri gmn, cara cek bi checking online, ngecek nama di bi, memperbaiki riwayat kredit buruk, pinjaman ditolak, knp kpr ku ditolak, pengajuan gagal terus, bi checking cek dmn, why was my application declined, what does collectibility mean',
    'membaca-nab-reksa-dana':
      'cara baca NAB, NAB mahal, how to read NAV, NAV per unit meaning, NAB tinggi berarti mahal, NAB rendah lebih murah ga, baca tabel reksadana, NAB turun artinya rugi, hitung untung reksadana, is low NAV cheaper, is high NAV expensive, read fund table, NAV calculation example, compare fund performance, nab per unit tuh apaan',
    'mengenali-pinjaman-daring-ilegal':
      'pinjol, pinjol ilegal, pinjaman online, cek pinjol, pinjol terdaftar OJK, diteror pinjol, terjerat pinjol, galbay, illegal online loan, loan app, loan shark, is this lender licensed, pinjol resmi apa bukan, cara lepas dari pinjol, dikejar DC pinjol, data disebar pinjol, cara lapor pinjol, pinjol ancam sebar foto, kontak OJK 157, illegal lending app, loan app threatens me, loan app shared my contacts, escape online loans, check if lender is legal, ciri pinjaman online tidak berizin OJK, loan shark app, loan app harassing my contacts',
    'bicara-uang-dengan-pasangan':
      'keuangan suami istri, bertengkar soal uang, talking about money, couples and money, ribut sama istri soal duit, ribut sama suami soal uang, gaji istri lebih besar, rapat keuangan rumah tangga, suami sembunyikan utang, fighting with husband about money, arguing with wife about money, partner earns more, split bills with partner, hidden debt in marriage, talk money with spouse',
    'belanja-daring-tanpa-menyesal':
      'belanja online, penipuan belanja online, barang tidak datang, online shopping, online shopping scam, cek toko online palsu, paket ga dateng dateng, penjual online kabur, toko online abal abal, ciri toko palsu, WA paket tertahan, fake online shop, order never arrived, seller disappeared, is this shop real, fake courier message, parcel held message, safe online shopping',
    'simpanan-anda-dijamin-sampai-berapa':
      'dijamin sampai berapa, batas penjaminan, 3T, how much is guaranteed, guarantee limit, 2 billion, kalau bank bangkrut uang gmn, cara klaim LPS, syarat 3T LPS, jasa pencairan LPS, what if bank goes bankrupt, bank collapse savings, bank goes bust, claim from LPS, three conditions of guarantee',
  },
  blogs: {
    'anggaran-keluarga-yang-bertahan-lebih-dari-tiga-bulan':
      'anggaran keluarga, atur uang keluarga, keuangan rumah tangga, gaji bulanan, family budget, household budget, anggaran rumah tangga gagal terus, ngatur uang belanja dapur, uang belanja seminggu, gaji 9 juta keluarga, pos pengeluaran keluarga, family spending plan, budget never works, weekly grocery budget, household expenses plan, family money meeting, gaji slalu abis sblm akhir bulan',
    'memisahkan-uang-usaha-dari-uang-rumah':
      'pisahin uang usaha, uang usaha dan rumah tangga, separate business money from household, misahin duit jualan, gaji sendiri dari usaha, uang usaha kepake buat rumah, modal habis kepake dapur, dagang rame uang ke mana, mixing business and family money, keep shop money apart, second account for small business, pay yourself as owner, business cash used at home, berapa boleh ambil dari kas toko, cara catat keuangan usaha kecil',
    'anatomi-sebuah-pesan-palsu':
      'contoh pesan penipuan, contoh SMS penipuan, WA penipuan, example of a scam message, phishing example, bedah pesan penipu, sms biaya transfer 150 ribu, WA tarif transfer 150000, pesan tarif baru bank, kalimat pesan penipuan, fake tariff message, scam text explained, transfer fee 150000 message, anatomy of phishing, fake notice about fees, contoh pesan penipuan perbankan, pola sms tipu2 kyk gmn',
    'kpr-pertama-menghitung-kemampuan':
      'gaji berapa bisa KPR, kemampuan KPR, how much house can I afford, affordability, gaji untuk beli rumah, gaji segini bisa beli rumah harga berapa, harga rumah sesuai gaji, salary needed for a house, gaji 5 juta bisa kpr, gaji 12 juta rumah harga berapa, sanggup ga ambil kpr, cicilan rumah maksimal dari gaji, rumah pertama pasangan muda, mortgage on my salary, gaji 6 juta bisa kpr berapa, gaji 7jt bs kpr rumah harga brp, kuat nyicil rumah brp sebulan, what mortgage for my salary',
    'dana-darurat-berapa-yang-cukup':
      'dana darurat, tabungan darurat, emergency fund, how much emergency savings, dana darurat berapa kali gaji, berapa kali pengeluaran, dana darurat berapa bulan, dana darurat enam kali gaji, dana darurat pekerja lepas, target dana darurat setahun, takut kontrak kerja ga diperpanjang, six months of expenses, how many months savings, three months of expenses, emergency fund target, emergency fund for freelancers, besaran dana darurat yang ideal untuk keluarga, uang jaga2 idealnya brp kali gaji, dana darurat taro di mana yg aman, besaran dana darurat yang ideal, simpen dana darurat enaknya dmn, cara nabung buat dana darurat',
    'reksa-dana-dijelaskan-tanpa-grafik':
      "apa itu reksa dana, reksa dana untuk pemula, mutual funds explained, what is a mutual fund, reksadana itu apa sih, jenis jenis reksa dana, cara kerja reksadana, manajer investasi itu apa, bank kustodian itu apa, how do mutual funds work, types of mutual funds, funds for beginners, what does a fund manager do, custodian bank meaning, investasi untuk pemula, langkah awal berinvestasi bagi pemula, baru mau belajar invest mulai dr mana, reksa dana bahasa gampangnya, rd tuh gmn sih cara kerjanya, reksadana tuh gmn sih jelasin, how does a mutual fund work, i've never invested before",
    'menentukan-harga-jual-mulai-dari-biaya':
      'harga jual, hitung HPP, harga pokok, margin, untung, menentukan harga, selling price, pricing, cost price, margin, price my products, nentuin harga jualan, hitung modal nasi bungkus, jualan kok ga untung, harga jual di gofood, beda margin dan markup, cara hitung modal jualan, how much should I charge, set price for food, work out cost per item, markup versus margin, price on delivery apps, raise my prices, ngitung modal per porsi, menentukan harga jual produk, jualan online harga brp biar untung',
    'pin-kata-sandi-otp-siapa-boleh-tahu-apa':
      'rahasia PIN, siapa boleh tahu PIN, who may know my PIN, suami boleh tahu pin ga, pegawai bank boleh tahu pin, data apa boleh disebut ke bank, CVV itu apa, pin jangan tanggal lahir, can my wife know my pin, what can the bank ask me, what is CVV, what not to share, pin not my birthday, cs minta kode otp boleh dikasih ga, otp blh dikasih ke org bank ga, should I share my cvv',
    'uang-sekolah-dihitung-sejak-sekarang':
      'biaya sekolah, uang pangkal, SPP, dana pendidikan anak, biaya kuliah, school fees, tuition, education fund, university costs, biaya masuk SD, uang pangkal naik, biaya sekolah makin mahal, save for college, saving for kids school, university savings, cost of private school, menyiapkan biaya sekolah anak, nyiapin biaya sekolah, buat kuliah anak nanti butuh brp, menyiapkan dana pendidikan anak, saving for school fees, school fees saving',
    'ketika-bunga-tetap-berakhir':
      'bunga floating, bunga mengambang, cicilan naik, KPR naik, masa fix habis, fixed rate ends, floating rate, instalment goes up, angsuran naik, cicilan rumah tiba-tiba naik, cicilan naik setelah beberapa tahun, why did my mortgage payment go up, bunga fix habis, cicilan KPR naik drastis, KPR masuk floating, take over KPR atau bertahan, masa promo bunga habis, my mortgage went up, fixed period ended, refinance mortgage or stay, monthly payment jumped, after the fixed rate, kpr floating, cicilan kpr naik thn ke 4, kok cicilan rumahku tiba2 naik di tahun ke 4, cicilan rumah tiba2 naik, mortgage floating increase',
    'untung-di-buku-kosong-di-laci':
      'arus kas, cash flow, cashflow, uang usaha habis, piutang, profit but no cash, laba ada kas kosong, pelanggan telat bayar, tabel arus kas, dagang laris duit ga ada, profitable but broke, customers pay late, cash flow table, no cash in the till, sales good no cash, proyeksi kas usaha, bikin tabel duit masuk keluar bulanan usaha, untung tapi tidak ada uang, usaha kehabisan uang tunai, cashflow toko seret, cara menghitung kebutuhan modal kerja, usaha untung tp duitnya ga ada, cash flow forecast, how to improve cash flow, cash flow tips for shop owner, cash flow tips for small business',
    'membicarakan-uang-dengan-pasangan':
      'sebelum menikah, calon pengantin, persiapan nikah, keuangan pasangan, before marriage, engaged, couple finances, mau nikah bahas uang, pacar punya utang, tunangan punya utang, rekening setelah nikah, pertanyaan uang sebelum akad nikah, money questions before wedding, fiance has debt, marry someone with debt, joint or separate accounts, talk money before marrying, keuangan sebelum menikah, finansial sebelum nikah',
    'belanja-daring-tanpa-waswas':
      'belanja online aman, COD, marketplace, penipuan olshop, shop online safely, online store scam, tips belanja online, biar tidak ketipu belanja online, paket COD ga pesan, dikirimi paket ga dikenal, penjual ajak chat pribadi, bayar di luar marketplace, harga kemurahan curiga, stiker qris palsu, parcel I didnt order, cash on delivery scam, seller wants direct payment, price too cheap, pay outside marketplace, fake qr sticker, barang tidak dikirim penjual, dateng paket cod padahal ga pesen, seller minta pindah ke wa, tiba2 ada kurir cod pdhl ga pesen, penjual ngajak transaksi lewat wa',
    'biaya-membeli-rumah-di-luar-harga':
      'biaya beli rumah, BPHTB, notaris, balik nama, AJB, pajak rumah, biaya tersembunyi, hidden costs, closing costs, notary fee, house tax, transfer duty, biaya notaris beli rumah, pajak beli rumah, biaya balik nama sertifikat, biaya selain DP rumah, biaya akad rumah, stamp duty, extra costs buying house, costs besides down payment, property transfer tax, fees when buying home, biaya akad kpr total brp diluar dp, biaya tambahan saat membeli rumah, beli rumah selain dp bayar apa lg',
    'imbal-hasil-12-persen-dibandingkan-dengan-apa':
      'investasi bodong, imbal hasil tinggi, janji untung, return pasti, investment scam, high return, guaranteed return, too good to be true, ponzi, ditawari investasi, tawaran investasi, untung besar, untung persen setahun, investment offer, investasi untung pasti, profit 12 persen, investasi legal apa bodong, titip dana untung tiap bulan, investasi kok menjanjikan banget, is this investment legit, promised 12 percent, guaranteed profit, fake investment, pyramid scheme, menilai kewajaran tawaran imbal hasil investasi, return segitu wajar gak, ciri-ciri penawaran investasi ilegal, untung 12% setahun masuk akal ga, iklan investasi cuan gede, how to judge an investment offer, judging investment returns',
    'kapan-usaha-kecil-sebaiknya-meminjam':
      'kapan pinjam modal, perlu utang usaha, should I borrow for my business, when to take a business loan, usaha perlu pinjam apa ngga, pinjam buat beli oven, ngutang buat modal bijak ga, kapan jangan ngutang usaha, cicilan dibanding tambahan laba, is a business loan worth it, borrow to buy equipment, good reasons to borrow, bad reasons to borrow, when not to borrow, perlu ga sih minjem buat gedein toko, pertimbangan sebelum berutang untuk usaha, tanda bahaya ambil kredit usaha, should my business borrow, when is it wise to take a business loan',
    'meminjamkan-uang-kepada-negara':
      'apa itu obligasi, cara kerja obligasi, how do bonds work, what is a government bond, ORI itu apa, SBR itu apa, sukuk ritel itu apa, kupon obligasi dibayar kapan, obligasi bisa rugi ga, government bonds explained, how bond coupon works, can bonds lose value, lend to the government, why bond price falls, bonds for beginners explained, government bonds for beginners',
    'telepon-petugas-bank-pada-sabtu-malam':
      'cerita penipuan telepon, kisah korban penipuan, phone scam story, ditelepon malam minggu ngaku bank, hampir ketipu telepon, nyaris kasih otp, kakek ditelepon penipu, pengalaman ditelpon penipu, nearly got scammed, almost gave the code, scammer called my dad, saturday night call, true story phone fraud, telepon petugas bank, td malem ditelpon ngaku org lentera, fake bank officer call, someone called claiming to be the bank',
    'menghitung-stok-tanpa-menutup-toko':
      'stok opname, hitung stok, stok barang, inventory count, stocktaking, stok toko selisih, barang toko hilang, cara ngitung stok warung, barang ga laku numpuk, kapan pesan barang lagi, count stock in shop, stock does not match, slow moving stock, dead stock, when to reorder goods, menghitung persediaan barang toko, cek barang toko tiap pagi, itung stok warung ga usah tutup, count inventory in shop',
    'dari-alat-tenun-di-ruang-tamu':
      'kisah UMKM, cerita pengusaha, tenun Troso, success story, entrepreneur story, kisah penenun, usaha tenun rumahan, pengrajin kain tradisional, cerita pinjaman pertama usaha, tolak pesanan besar, weaver story, handwoven cloth business, home weaving business, small business inspiration, craft business story, kisah sukses umkm, cerita pengusaha kecil, inspirasi usaha dr nol, cerita sukses ibu rumah tangga penenun',
    'menyewa-atau-membeli':
      'sewa atau beli rumah, ngontrak atau beli rumah, kontrakan, kos, rent or buy, renting versus buying, mending ngontrak apa kpr, mending sewa apa beli, kos terus apa beli rumah, untung rugi ngontrak, kapan harus beli rumah, should I rent or buy, is renting wasting money, keep renting or buy, buy vs rent, rent versus mortgage',
    'mengelola-thr-tanpa-menyesal':
      'THR, tunjangan hari raya, uang lebaran, bonus, holiday bonus, Eid bonus, THR cepat habis, THR enaknya buat apa, tips ngatur THR, amplop lebaran keponakan, biaya mudik lebaran, what to do with bonus, spend eid bonus wisely, festive bonus, eid money envelopes, thirteenth month pay, thr abis buat apa ya biar ga nyesel',
    'pensiun-dengan-dua-buku-catatan':
      'persiapan pensiun, pensiunan, dana pensiun, hari tua, retirement, retire, pension, old age, pesangon diapain, ngatur uang pensiun, kegiatan setelah pensiun, hidup setelah pensiun, uang pesangon jangan habis, life after retirement, retirement savings plan, manage pension money, severance pay what to do, retirement nest egg, mengatur uang bagi pensiunan tanpa gaji, udh pensiun duitnya diatur gmn, pensiun, living on a pension, first years without a salary',
    'uang-saku-sebagai-pelajaran-pertama':
      'uang jajan, uang saku anak, ajari anak menabung, mendidik anak soal uang, pocket money, allowance, teach children about money, jajan anak, uang jajan anak sehari, jajan berapa, anak boros, ngajarin anak nabung, uang jajan anak SD, uang saku mingguan, anak minta jajan terus, kids pocket money, teach kids saving, weekly allowance for kids, how much pocket money, children and money, ngajarin anak pegang uang, mengajari anak uang jajan, duit jajan, mengajarkan anak mengelola uang sejak dini, jajan anak kasih brp sehari, jajan anak sd sehari brp, ngajarin anak nabung gmn, ngajarin anak pegang duit jajan, teach kids about money',
    'deposito-tabungan-berjangka-atau-reksa-dana-pasar-uang':
      'bandingkan deposito dan reksa dana, deposito atau reksa dana, lebih untung mana, beda deposito dan tabungan berjangka, deposit or mutual fund, compare, which is better, simpan uang setahun di mana, mending deposito apa reksadana, uang nganggur setahun, nabung buat DP tahun depan, deposito atau tabungan berjangka, where to put money for a year, fixed deposit or fund, park my cash, deposit versus money market fund, short term savings options, perbandingan deposito dengan reksa dana pasar uang, mending depo apa rdpu, perbandingan deposito dan reksa dana pasar uang, deposito vs rdpu, nyimpen duit setahun mending deposito apa reksadana, bagusan tabungan berjangka apa deposito, deposit or money market fund, where to park money for a year, time deposit or money market fund, where to park cash for a year, difference between mutual funds and time deposits',
    'sepuluh-pertanyaan-keuangan-di-akhir-tahun':
      'resolusi keuangan, akhir tahun, evaluasi keuangan, year-end review, new year resolution, rencana keuangan tahun depan, refleksi keuangan, cek keuangan desember, target uang tahun baru, pertanyaan keuangan tahunan, yearly money check, financial questions december, money goals new year, annual finance review, end of year finances, meninjau kondisi keuangan pribadi setiap tahun',
  },
  news: {
    'lentera-menyalurkan-pembiayaan-rantai-pasok-pertama-untuk-koperasi-nelayan-muncar':
      'nelayan Banyuwangi, koperasi nelayan, fishermen cooperative, nelayan dibayar hari itu juga ga nunggu pabrik, nelayan dibayar hari itu juga, boat owners paid the same day',
    'terima-pembayaran-qris-tanpa-mesin-cukup-dengan-ponsel':
      "QRIS di HP, suara notifikasi QRIS, QRIS on a phone, payment notification sound, qris tanpa mesin edc, menerima pembayaran dengan ponsel, nampilin qris dr hp, hp jadi kasir, gmn tau pembeli udh bayar qris, bukti bayar qris palsu pembeli, tutup kas harian di aplikasi, rekap penjualan qris harian, liat omzet hari ini di hp, menerima QRIS tanpa mesin EDC, jualan terima qris cukup pake hp, ga punya edc bs terima qris, know when a customer has paid, daily cash closing in the app, see today's QRIS takings",
    'sepuluh-ribu-bibit-bakau-untuk-pesisir-demak':
      'mangrove, tanam pohon, CSR lingkungan, tree planting, environment',
    'laporan-publikasi-triwulan-iii-2026-telah-terbit':
      'laba triwulan 3, kinerja kuartal 3 2026, Q3 2026, third quarter results, profit',
    'hasil-survei-nasabah-2026-apa-yang-kami-perbaiki':
      'survei kepuasan nasabah, kepuasan pelanggan, customer satisfaction survey, lentera dinilai nasabahnya gmn, indeks kepuasan pelanggan 2026, customer survey results',
    'cara-membaca-suku-bunga-flat-dan-efektif-sebelum-mengambil-kredit':
      'beda bunga flat dan efektif, flat vs effective interest, bunga menurun, penawaran kredit sama 10 persen tapi beda, cara membaca brosur bunga kredit, dua leasing bunganya sama kok totalnya beda, hati2 bunga murah, two loans both say 10 percent, how to read a credit offer',
    'perajin-tenun-sumba-timur-kini-punya-pembukuan-sendiri':
      'tenun ikat, Waingapu, Sumba, weavers, kelas pembukuan untuk perajin, pelatihan pembukuan di waingapu, bookkeeping class, bookkeeping course',
    'kantor-kas-baru-dibuka-di-labuan-bajo':
      'cabang baru, kantor baru, pembukaan kantor, new branch, new office',
    'pelajaran-uang-masuk-kelas':
      'edukasi sekolah, literasi keuangan siswa, financial education in schools, edukasi keuangan di sekolah, program literasi keuangan untuk siswa SMA, bank ngajar di sekolah, program literasi keuangan di sekolah, edukasi keuangan siswa, lentera ngajar ke sma, sosialisasi keuangan utk murid, money lessons for students',
    'distributor-bahan-pokok-di-jawa-tengah-menerima-pembayaran-tagihan-lima-minggu-lebih-awal':
      'distributor sembako, beras, gula, minyak goreng, staple goods distributors, kisah distributor bahan pokok memakai tagihan, contoh sukses invoice financing sembako, kisah distributor cair tagihan cepet, distributors paid early',
    'pemeliharaan-sistem-minggu-dini-hari-13-september':
      'pemeliharaan sistem, gangguan September, system maintenance, planned outage, tf ga bisa tgl 13 sept knp, september system downtime',
    'waspada-tautan-palsu':
      'link palsu, SMS link, WA suruh klik link, tautan penipuan, pembaruan data palsu, fake link, SMS with a link, asked to update data, disuruh klik link, link update rekening, sms dari bank asli ga, SMS perubahan tarif transfer minta isi formulir, wa dari lentera isinya link, phishing link',
    'laporan-publikasi-bulanan-juli-2026': 'laporan Juli, aset bank, July 2026 report, total assets',
    'pasar-rakyat-wonosobo-mencatat-11000-transaksi-nontunai-dalam-tiga-hari':
      'pasar Wonosobo, nontunai, cashless market, pedagang pasar memakai qris, bazar alun2 pake qris, bazar qris 17 agustus, market traders event',
    'kopi-gayo-berangkat-lewat-belawan':
      'ekspor kopi, Aceh, petani kopi, coffee export, mau jual barang ke luar negeri, pengalaman kirim satu kontainer pertama, ekspor pemula, start exporting',
    'laporan-publikasi-triwulan-ii-2026-telah-terbit':
      'laba semester 1, kinerja kuartal 2 2026, Q2 2026, second quarter results, half-year profit',
    'menabung-sambil-menunggu-kereta':
      'tabungan berjangka di ponsel, savings plan in the app, buka tabungan berjangka dari ponsel, pembukaan tabungan rencana melalui aplikasi, nabung berjangka lewat app skrg bisa, membuka tabungan berjangka dari ponsel, berita tabungan rencana bs dibuka online, open a savings plan in the app, open a savings plan by phone',
    'kantor-cabang-palembang-pindah-alamat':
      'cabang Palembang pindah, alamat baru Palembang, Palembang branch moved',
    'pendaftaran-program-pegawai-muda-lentera-dibuka':
      'ODP, MT, management trainee, program pegawai muda, fresh graduate, lulusan baru, S1, graduate programme, graduate trainee, new graduates',
    'saluran-air-di-penebel-mengalir-lagi': 'irigasi, subak, Tabanan, CSR, irrigation',
    'tiga-puluh-lima-tahun':
      'ulang tahun bank, HUT bank, anniversary, 35 years, lentera ultah ke brp, bank birthday',
    'rapat-umum-pemegang-saham-tahunan-menyetujui-pembagian-dividen-dan-susunan-baru-direksi':
      'hasil RUPS 2026, dividen 2026, pembagian dividen, direktur baru, AGM results, dividend, new director, dividen, besar dividen, dividen dibagi berapa, dividend 2026, dividend per share, dividen lentera thn ini brp persen, new director appointed',
    'aplikasi-lentera-kini-dapat-dipakai-tanpa-melihat-layar':
      'aplikasi tunanetra, pembaca layar, app for blind users, screen reader app, VoiceOver, TalkBack, aplikasi bank dengan pembaca layar, m-banking bs dipake org buta ga, aplikasi untuk tunanetra, banking app for the blind',
    'warung-makan-yang-mencatat-setiap-rupiah':
      'warung Padang, catat keuangan warung, food stall bookkeeping, pembukuan usaha, mencatat pemasukan dan pengeluaran usaha, cara nyatet duit warung, buku kas sederhana, menu laris tapi tidak untung, warung rame tp ga ada untungnya, margin per menu, pembukuan warung, menu laris tp ga untung, pembukuan sederhana buat warung, busy restaurant no profit, which dish makes money, restaurant bookkeeping story, padang food stall',
    'triwulan-i-2026-kredit-umkm-tumbuh-lebih-cepat':
      'laba triwulan 1, kinerja kuartal 1 2026, Q1 2026, first quarter results',
    'kredit-modal-kerja-sampai-rp500-juta-kini-dapat-diajukan-dengan-catatan-penjualan-digital':
      'pinjaman tanpa laporan keuangan, catatan penjualan, loan without financial statements, pinjaman pakai riwayat qris, omzet dr qris bs buat pinjam modal, kredit usaha pake data aplikasi kasir, ga punya lapkeu bs pinjam modal ga, ga punya laporan keuangan bs pinjem ga, loan based on QRIS sales',
    'layanan-pada-hari-libur-nasional':
      'libur lebaran, libur bank, cuti bersama, bank buka lebaran, tanggal merah, hari raya, Nyepi, Idulfitri, Lebaran, Eid holiday, bank holiday, closed during Eid, public holiday schedule, bank buka hari libur, buka saat lebaran, buka waktu natal, Natal, Christmas, open on Christmas, open on holidays, bank hours on holidays, layanan bank pada hari libur nasional, jadwal libur bank, pas mudik cabang lentera msh buka gak, libur nataru, 25 desember bank buka ga sih, bank holidays, christmas opening, new year bank closed',
    'kelas-ekspor-untuk-perajin-batik-pekalongan':
      'pelatihan ekspor, batik, export class, batik makers, belajar ekspor kerajinan, workshop export umkm, harga dalam dolar untuk pembeli asing, katalog bahasa inggris buat buyer, buyer luar negeri bayarnya gmn, workshop jual ke luar negeri, pricing in foreign currency, payment terms with overseas buyers',
    'gudang-penyimpanan-untuk-petambak-garam-pamekasan-siap-dipakai-pada-musim-panen':
      'petani garam, Madura, salt farmers, warehouse, petani garam nyimpen sampe harga naik',
    'pengaduan-kini-bernomor':
      'nomor pengaduan, complaint number, tracking number, pengaduan mendapat nomor tiket otomatis, pengaduan bernomor, skrg komplain dpt nomor ya, berita soal nomor pengaduan, news about complaint numbers',
  },
};
