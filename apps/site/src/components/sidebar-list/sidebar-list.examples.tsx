import type { Example } from '../example.ts';
import type { SidebarData } from './sidebar-data.ts';
import { SidebarList } from './sidebar-list.tsx';

export const title = 'SidebarList';

function BothForms({ sidebar }: { sidebar: SidebarData }) {
  return (
    <>
      <SidebarList sidebar={sidebar} />
      <SidebarList sidebar={sidebar} isDisclosure />
    </>
  );
}

export const examples: Example[] = [
  {
    name: 'with groups and a current entry',
    element: (
      <div className="max-w-[300px]">
        <BothForms
          sidebar={{
            title: 'Koleksi desain',
            groups: [
              {
                title: 'Dasar',
                items: [
                  { text: 'Semua komponen', url: '/design' },
                  { text: 'Dengan bilah samping', url: '/design/with-sidebar' },
                  { text: 'Tanpa bilah samping', url: '/design/without-sidebar' },
                ],
              },
              {
                title: 'Bacaan',
                items: [
                  {
                    text: 'Cara membaca laporan keuangan publikasi bulanan dan triwulanan',
                    url: '/literasi',
                  },
                  { text: 'Berita', url: '/news' },
                ],
              },
            ],
          }}
        />
      </div>
    ),
  },
  {
    name: 'one group without a current entry',
    element: (
      <div className="max-w-[300px]">
        <BothForms
          sidebar={{
            title: 'Panduan',
            groups: [
              {
                items: [
                  { text: 'Membuka rekening', url: '/about-us/guides' },
                  { text: 'Kartu hilang', url: '/about-us/questions' },
                ],
              },
            ],
          }}
        />
      </div>
    ),
  },
];
