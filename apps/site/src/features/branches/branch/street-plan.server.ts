import { seededRandom } from '#src/components/kawung-geometry.ts';

/** A plan of streets as SVG paths, in a frame of `PLAN` around the branch in its middle. */
export type StreetPlan = {
  /** Rotation of all streets, in degrees. */
  angle: number;
  /** The street of the branch, and its name if the address has one. */
  street: { path: string; name: string | null };
  /** Side streets and lanes. */
  sides: string;
  lanes: string;
  /** Outlines of the buildings. */
  buildings: string;
  park: { x: number; y: number; width: number; height: number };
  river: string;
};

/** Edges of the plan from its middle; its drawing is cut to a smaller frame, so that a rotated plan fills it. */
const REACH = 320;
const STREET_WIDTH = 22;

/** The street in an address: `Jl. Kenari Raya` of `Lantai 1, Jl. Kenari Raya No. 21`. */
function streetOf(address: string): string | null {
  return /\b(?:Jl\.|Jalan) [^,]+?(?= No\.|,|$)/.exec(address)?.[0] ?? null;
}

/**
 * Invented streets around an invented branch: the demonstration has addresses that exist nowhere. The same slug gives the
 * same plan.
 */
export function streetPlanOf({ slug, address }: { slug: string; address: string }): StreetPlan {
  const choose = seededRandom(`streets ${slug}`);
  const between = (min: number, max: number) => min + choose(max - min + 1);

  const columns = [-REACH];
  while ((columns.at(-1) ?? 0) < REACH) columns.push((columns.at(-1) ?? 0) + between(78, 132));
  const rows = [-between(196, 220), -between(88, 112), 0, between(88, 112), between(196, 220)];
  const sides = columns.filter((_, index) => index % 2 === 1).map((x) => `M${x} ${-REACH}V${REACH}`);
  const lanes = [
    ...columns.filter((_, index) => index % 2 === 0).map((x) => `M${x} ${-REACH}V${REACH}`),
    ...rows.filter((y) => y !== 0).map((y) => `M${-REACH} ${y}H${REACH}`),
  ];

  const buildings: string[] = [];
  const parkColumn = between(1, columns.length - 3);
  const parkRow = choose(2) === 0 ? 0 : 3;
  let park = { x: 0, y: 0, width: 0, height: 0 };
  for (const [column, x] of columns.slice(0, -1).entries())
    for (const [row, y] of rows.slice(0, -1).entries()) {
      const inset = STREET_WIDTH / 2 + 4;
      const block = {
        x: x + inset,
        y: y + inset,
        width: (columns[column + 1] ?? x) - x - 2 * inset,
        height: (rows[row + 1] ?? y) - y - 2 * inset,
      };
      if (column === parkColumn && row === parkRow) park = block;
      else buildings.push(...housesIn(block, between));
    }

  const bank = between(150, 190) * (parkRow === 0 ? 1 : -1);
  const bend = between(12, 28);
  return {
    angle: between(-16, 16),
    street: { path: `M${-REACH} 0H${REACH}`, name: streetOf(address) },
    sides: sides.join(''),
    lanes: lanes.join(''),
    buildings: buildings.join(''),
    park,
    river: `M${-REACH} ${bank}C-160 ${bank - bend} -60 ${bank + bend} 40 ${bank}S240 ${bank - bend} ${REACH} ${bank + bend}`,
  };
}

type Block = { x: number; y: number; width: number; height: number };

/** Two rows of houses, back to back. */
function housesIn({ x, y, width, height }: Block, between: (min: number, max: number) => number): string[] {
  const houses: string[] = [];
  const depth = height / 2 - 3;
  for (const top of [y, y + height - depth])
    for (let left = x; left < x + width - 8; ) {
      const front = Math.min(between(18, 34), x + width - left);
      houses.push(`M${left} ${top}h${front - 3}v${Math.round(depth - between(0, 8))}h${3 - front}z`);
      left += front;
    }
  return houses;
}
