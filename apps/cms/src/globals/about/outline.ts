import type { Unit } from '@beranda/contract';

const BLANKS_A_LEVEL = 2;

/**
 * Reads an outline: a line for each unit, two blanks further in for each level below. A line that is further in than one
 * level stands directly below the line before it. Marks of lists (`-`, `*`) before a name are left out.
 */
export function parseOutline(text: string): Unit[] {
  const top: Unit[] = [];
  /** The units in which the next line may stand, outermost first. */
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
