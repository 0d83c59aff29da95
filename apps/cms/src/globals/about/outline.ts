import type { Unit } from '@beranda/contract';

const BLANKS_A_LEVEL = 2;

/**
 * Parses an outline: one unit per line, indented by two spaces per level. Deeper indentation counts as one
 * level. List markers (`-`, `*`) are removed.
 */
export function parseOutline(text: string): Unit[] {
  const top: Unit[] = [];
  /** The current ancestors, outermost first. */
  const path: Unit[][] = [top];
  for (const line of text.split('\n')) {
    const name = line.trim().replace(/^[-*]\s+/, '');
    if (name === '') continue;
    const indent = line.replaceAll('\t', '  ').search(/\S/);
    const level = Math.min(Math.floor(indent / BLANKS_A_LEVEL), path.length - 1);
    const unit: Unit = { name, units: [] };
    path.length = level + 1;
    path[level]?.push(unit);
    path.push(unit.units);
  }
  return top;
}
