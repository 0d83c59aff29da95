import type { Example } from '../example.ts';
import { VideoCard } from './video-card.tsx';

export const title = 'VideoCard';

export const examples: Example[] = [
  {
    name: 'a video of YouTube',
    element: (
      <div className="max-w-[420px]">
        <VideoCard
          title="Mengenal penjaminan simpanan dalam tiga menit"
          youtube="aaaaaaaaaaa"
          seconds={185}
        />
      </div>
    ),
  },
  {
    name: 'a file of our own',
    element: (
      <div className="max-w-[420px]">
        <VideoCard title="Membuka rekening dari rumah" src="/media/contoh.mp4" seconds={3725} />
      </div>
    ),
  },
];
