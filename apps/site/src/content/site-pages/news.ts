import type { SitePages } from './site-page.ts';

export const newsPages: SitePages = {
  '/news': {
    lists: ['news'],
    id: {
      title: 'Berita',
      text: 'Pengumuman dan cerita terbaru dari kami.',
      searchTerms:
        'berita terbaru, kabar, kabar terbaru, siaran pers, pengumuman, info terbaru, rilis, media, berita bank, ada berita apa, pengumuman bank, kabar bank, update terbaru, berita hari ini, rilis media, berita perusahaan, siaran media, peristiwa terbaru, pemberitahuan terbaru, warta bank, kegiatan dan acara, event, ada acara apa bulan ini, tanggung jawab sosial perusahaan, kegiatan sosial apa aja, agenda, artikel berita, bakti sosial, bantuan masyarakat, program sosial, kegiatan amal, siaran pers terakhir bank, apa yang lakukan buat masyarakat, program csr apa aja ya, masuk berita',
    },
    en: {
      title: 'News',
      text: 'Announcements and stories from us.',
      searchTerms:
        "latest news, press release, press releases, announcements, media, newsroom, what's new, recent news, company news, bank news, news today, latest updates, media releases, press room, headlines, recent announcements, bank in the news, news stories, corporate news, events, corporate social responsibility, community programmes, webinar, charity",
    },
  },
  '/blogs': {
    lists: ['blogs'],
    id: {
      title: 'Blog',
      text: 'Catatan tentang usaha dan keuangan keluarga dari para penasihat kami.',
      searchTerms:
        'artikel, tips, tips keuangan, cerita, bacaan, inspirasi, baca artikel, tulisan penasihat, kisah nasabah, tips usaha kecil, tips keuangan rumah tangga, bacaan santai, blog keuangan, blog usaha, catatan penasihat, cerita inspirasi usaha, artikel bisnis, tips hemat, blognya mana, atur gaji anak muda, bacaan soal duit dari',
    },
    en: {
      title: 'Blog',
      text: 'Notes on business and household money from our advisers.',
      searchTerms:
        'articles, tips, money tips, stories, blog posts, read articles, finance blog, business blog, money blog, tips for shop owners, stories of entrepreneurs, adviser notes, household money tips, personal finance blog, customer stories, something to read, saving tips, inspiring stories, how can i save more',
    },
  },
  '/blogs/all': {
    id: {
      title: 'Semua artikel blog',
      text: 'Seluruh artikel blog, yang terbaru lebih dulu.',
      searchTerms:
        'arsip blog, daftar artikel, semua tulisan blog, semua artikel, artikel lama, blog lama, arsip artikel, seluruh blog, tulisan tahun lalu, indeks blog, kumpulan artikel, lihat semua blog, arsip tulisan',
    },
    en: {
      title: 'All blog articles',
      text: 'Every article, the newest first.',
      searchTerms:
        'blog archive, list of articles, all blog posts, older articles, old posts, blog index, article archive, complete blog list, past articles, browse all articles, view all articles, previous posts',
    },
  },
};
