// `node scripts/corpus.mjs KIND…`: makes kinds of the corpus that are not there yet: server, page, records, changed (corpus/README.md). What was
// frozen stays as it is: a kind that has its folder is refused.
import '../packages/server/src/sources.js';

const packages = new URL('../packages/', import.meta.url);
/** @type {Record<string, () => Promise<void>>} */
const makers = {
  server: async () => (await load('server/src/testing/corpus/make.ts')).makeServerCorpus(),
  page: async () => (await load('web/tools/corpus/make.ts')).makePageCorpus(),
  changed: async () => (await load('server/src/testing/corpus/changed-rules.ts')).makeChangedRules(),
  records: async () => (await load('cli/src/corpus/make.ts')).makeRecordCorpus(),
};
for (const kind of process.argv.slice(2)) await makers[kind]();
process.exit();

/** @param {string} path */
function load(path) {
  return import(new URL(path, packages).href);
}
