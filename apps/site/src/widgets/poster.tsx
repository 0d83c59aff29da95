import { useId } from 'react';
import { KawungTile } from './kawung.tsx';

const GROUNDS = [
  ['#10243A', '#F2A31B'],
  ['#7A3B2A', '#F3C98B'],
  ['#0A5250', '#F2C14B'],
  ['#B4560A', '#FFE0AE'],
  ['#24506E', '#F2B85A'],
  ['#2F6B4A', '#E8C65A'],
] as const;

/** A steady number from a slug (FNV-1a, 32 bits), so that a picture never changes from one visit to the next. */
export function seedOf(slug: string): number {
  let hash = 0x811c9dc5;
  for (const character of slug) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** The picture of an item that has none: kawung by lamplight, its colours, scale and light derived from the slug. */
export function Poster({ slug, className }: { slug: string; className?: string }) {
  const id = useId();
  const seed = seedOf(slug);
  const [ground, light] = GROUNDS[seed % GROUNDS.length] ?? GROUNDS[0];
  const size = 90 + ((seed >>> 4) % 5) * 26;
  const angle = ((seed >>> 8) % 3) * 45;
  const glowX = 20 + ((seed >>> 12) % 60);
  const glowY = 10 + ((seed >>> 18) % 45);
  const ridge = 360 + ((seed >>> 24) % 80);
  return (
    <svg className={className} viewBox="0 0 800 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <pattern
          id={`${id}p`}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${angle})`}
        >
          <g fill={light} fillOpacity="0.22" stroke={light} strokeOpacity="0.3">
            <KawungTile size={size} />
          </g>
        </pattern>
        <radialGradient id={`${id}g`} cx={`${glowX}%`} cy={`${glowY}%`} r="60%">
          <stop offset="0" stopColor={light} stopOpacity="0.75" />
          <stop offset="1" stopColor={light} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="800" height="500" fill={ground} />
      <rect width="800" height="500" fill={`url(#${id}p)`} />
      <rect width="800" height="500" fill={`url(#${id}g)`} />
      <path
        d={`M0 ${ridge}C180 ${ridge - 40} 300 ${ridge + 50} 480 ${ridge}S700 ${ridge - 60} 800 ${ridge - 20}V500H0Z`}
        fill={ground}
        fillOpacity="0.92"
      />
    </svg>
  );
}
