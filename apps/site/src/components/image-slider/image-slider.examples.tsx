import { colours } from '@beranda/brand';
import type { Example } from '../example.ts';
import { ImageSlider } from './image-slider.tsx';

export const title = 'ImageSlider';

/**
 * A chart as a data URL, because the collection has no uploads. Bars replace text, whose font would differ between
 * machines.
 */
function chart(): string {
  const box = (x: number, y: number, text: string) => {
    const width = text.length * 10;
    return `<rect x="${x}" y="${y}" width="220" height="72" rx="14" fill="${colours.card}" stroke="${colours.edge}"/><rect x="${x + 110 - width / 2}" y="${y + 29}" width="${width}" height="14" rx="7" fill="${colours.foreground}"/>`;
  };
  const row = ['Kepatuhan', 'Kredit', 'Dana', 'Operasi', 'Teknologi', 'Keuangan'].map((text, index) =>
    box(40 + index * 260, 380, text),
  );
  const lines = row.map((_, index) => `M${150 + index * 260} 380V330`).join('');
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="520"><rect width="1600" height="520" fill="${colours['primary-soft']}"/><path d="M800 112V330M150 330H1450${lines}" stroke="${colours.primary}" stroke-width="3" fill="none"/>${box(690, 60, 'Direktur Utama')}${box(690, 200, 'Direksi')}${row.join('')}</svg>`,
  )}`;
}

export const examples: Example[] = [
  {
    name: 'an organisation structure',
    element: (
      <ImageSlider
        label="Struktur organisasi"
        picture={{
          alt: 'Bagan: direktur utama, di bawahnya direksi, di bawahnya enam direktorat.',
          original: { url: chart(), width: 1600, height: 520, type: 'image/svg+xml' },
          sources: [],
          focalX: 50,
          focalY: 50,
        }}
      />
    ),
  },
];
