import type { SitePages } from './site-page.ts';

export const businessPages: SitePages = {
  '/business-consultation/business-consultation': {
    id: {
      title: 'Konsultasi usaha',
      text: 'Konsultasi gratis dengan penasihat usaha untuk UMKM.',
      searchTerms:
        'konsultasi UMKM, konsultasi bisnis, penasihat usaha, penasihat bisnis, ketemu penasihat usaha, jadwal konsultasi, janji temu, pendampingan usaha, pelatihan usaha, belajar pembukuan, diajari pembukuan, bantuan pembukuan, usaha mikro kecil menengah, mentor bisnis, konsultasi gratis, mau nanya soal usaha, usaha lagi sepi, bingung atur keuangan usaha, bikin laporan keuangan usaha, mau buka usaha mulai dari mana, konsul usaha gratis, penasihat datang ke toko, diajarin bikin pembukuan, minta saran bisnis, usaha mau naik kelas, bikin proposal usaha, usaha rugi terus, bimbingan UMKM, ngobrol sama ahli bisnis, minta pendamping usaha, cara bikin laporan keuangan toko, penasihat, usaha saya turun harus bagaimana, tanya soal bisnis, ngembangin usaha kuliner, tips naikin omzet usaha, didampingi orang bank, mentor usaha, dibimbing orang bank',
    },
    en: {
      title: 'Business consultation',
      text: 'A free consultation with a business adviser for MSMEs.',
      searchTerms:
        'MSME consultation, business adviser, business advice, free advice, appointment with an adviser, book a meeting, mentoring, mentor, mentor for my business, training, help with bookkeeping, small business help, grow my business, growing a business, talk to an adviser about my business, micro small medium enterprise, free consultation, my business is struggling, sales are down, help with business plan, how to start a business, startup advice, business coach, free consultant, accounting help for shop, keep books for my shop, improve my cash flow, adviser visit my shop, advisor for small business, SME advisory, advice before borrowing, book a consultation, my shop is slow, tips for starting a small business',
    },
  },
  '/pembiayaan-supply-chain': {
    id: {
      title: 'Pembiayaan rantai pasok',
      text: 'Pembiayaan untuk distributor dan pemasok.',
      searchTerms:
        'supply chain financing, SCF, cairkan invoice, mencairkan invoice sebelum jatuh tempo, cairkan tagihan, pembiayaan distributor, kredit distributor, kredit pemasok, pembiayaan pemasok, pembiayaan tagihan, tagihan dibayar duluan, tagihan dibayar lebih awal, talangan invoice, anjak piutang, prinsipal, invoice financing, factoring, invoice belum dibayar, nunggu pembeli bayar, jual piutang, cairin invoice, piutang dagang, talangan tagihan, pembiayaan PO, uang macet di tagihan, tempo pembayaran 60 hari, pembeli bayar tempo, bayar pemasok lebih cepat, pembiayaan vendor, vendor perusahaan besar, dana buat bayar prinsipal, distributor bayar barang lebih lambat, daftar supply chain, formulir pendaftaran pembiayaan rantai pasok, daftarin pt ke supply chain, agen sembako butuh tempo ke pabrik, form rantai pasok, top 60 hari, agen mau bayar belakangan, pabrik bayarnya 60 hari lama banget, beli barang dulu bayar ke pabrik nanti, syarat pembiayaan distributor, syarat pembiayaan pemasok, pemasok minta dibayar cepat, supplier minta dibayar cepat, bayar pemasok lebih awal, pemasok dibayar duluan, tagihan dibayar lebih cepat',
    },
    en: {
      title: 'Supply Chain Financing',
      text: 'Financing for distributors and suppliers.',
      searchTerms:
        'supply chain finance, SCF, distributor financing, supplier financing, invoice financing, invoice discounting, factoring, early payment of invoices, principal, anchor, sell my invoices, unpaid invoices, waiting for customers to pay, get paid faster, receivables finance, accounts receivable financing, invoice factoring, purchase order finance, vendor finance, dealer financing, reverse factoring, payables finance, advance on invoices, cash tied up in invoices, net 60 terms, register my company for supply chain finance, scf requirements, trade finance, invoice loan, join scf, pay suppliers early, suppliers paid early, early payment to suppliers, pay my suppliers earlier, supplier wants to be paid early, get paid early on invoices, early payment for suppliers',
    },
  },
};
