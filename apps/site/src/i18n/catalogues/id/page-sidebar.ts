/** Sidebar of the pages of editors; read on the server. */
export const pageSidebar = {
  pageTypes: { layanan: 'Layanan', informasi: 'Informasi', 'about-us': 'Tentang kami' },
  otherPages: 'Halaman terkait',
  allPages: 'Semua halaman di peta situs',
};
