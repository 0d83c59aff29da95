import type { Example } from './example.ts';
import { KawungField } from './kawung.tsx';

export const title = 'Kawung';

function Band({ slug, size, className }: { slug?: string; size?: number; className: string }) {
  return (
    <div className="h-48 overflow-hidden rounded-card">
      <KawungField slug={slug} size={size} className={className} />
    </div>
  );
}

export const examples: Example[] = [
  { name: 'a field on paper', element: <Band className="text-accent-strong/15" /> },
  { name: 'large on a dark band', tone: 'dark', element: <Band size={170} className="text-on-dark/10" /> },
  {
    name: 'laid out by a slug',
    tone: 'dark',
    element: (
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {['simpanan', 'pinjaman', 'investasi', 'asuransi', 'umkm', 'kartu', 'literasi', 'karier'].map(
          (slug) => (
            <Band key={slug} slug={slug} className="text-accent-bright/25" />
          ),
        )}
      </div>
    ),
  },
];
