#!/usr/bin/env node
import { restartOnChange } from './lib/restart-on-change.mjs';

// node restart-on-change.mjs <folder>... -- <script> [argument]...
const [folders, command] = splitAt(process.argv.slice(2), '--');
process.exitCode = await restartOnChange({ folders, args: command });
process.exit();

/**
 * @param {readonly string[]} values
 * @param {string} separator
 * @returns {[string[], string[]]}
 */
function splitAt(values, separator) {
  const at = values.indexOf(separator);
  return [values.slice(0, at), values.slice(at + 1)];
}
