import type { CollectionBeforeOperationHook } from 'payload';

/**
 * Names one field of `clock` where a selection names none: of a group without selected fields Payload reads the arrays,
 * here for every case that it sorts or skips. A `forceSelect` would also narrow a selection of the whole group.
 */
export const deselectClock: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'read' || !('select' in args) || !args.select || 'clock' in args.select) return args;
  // An excluding selection (`false`) reads all other fields.
  if (!Object.values(args.select).includes(true)) return args;
  return { ...args, select: { ...args.select, clock: { kind: true } } };
};
