/**
 * Runs test files with jest's own runner, but loads modules as Node.js does: once for all files of a worker. Otherwise
 * each file would load and compile some 700 modules of the backend for itself.
 */
import 'reflect-metadata';
import { loadSources, runFile } from './shared-modules.mjs';

loadSources({ conditions: ['source'] });

export default function runServerTests(globalConfig, config, environment, _runtime, testPath, send) {
  return runFile(globalConfig, config, environment, testPath, send);
}
