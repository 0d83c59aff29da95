#!/usr/bin/env node
import { parseRestartArguments, restartOnChange } from './lib/restart-on-change.mjs';

process.exitCode = await restartOnChange(parseRestartArguments(process.argv.slice(2)));
process.exit();
