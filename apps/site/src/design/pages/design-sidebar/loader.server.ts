import type { SidebarData } from '#src/components/sidebar-list/sidebar-data.ts';
import type { Loader } from '#src/content/loader-types.ts';

type DesignSidebarPageData = { sidebar: SidebarData };

export const load: Loader<DesignSidebarPageData> = async () => ({
  sidebar: {
    title: 'Panduan',
    groups: [
      {
        title: 'Rekening',
        items: [
          { text: 'Membuka rekening tabungan', url: '/design/with-sidebar' },
          { text: 'Menabung dengan tiga kantong', url: '/design/without-sidebar' },
        ],
      },
      {
        title: 'Lainnya',
        items: [
          { text: 'Berita', url: '/news' },
          { text: 'Hubungi kami', url: '/about-us/contact-us' },
          { text: 'Koleksi desain', url: '/design' },
        ],
      },
    ],
  },
});
