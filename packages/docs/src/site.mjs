import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application, Converter, PageEvent, ReflectionKind } from 'typedoc';
import { DOORS, GUIDES } from './contents.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Builds guides and reference with TypeDoc.
 * @param {string} site
 * @returns {Promise<boolean>} whether there was nothing to complain about
 */
export async function buildSite(site) {
  rmSync(site, { recursive: true, force: true });
  const app = await Application.bootstrap({
    entryPoints: DOORS.map(({ file }) => join(root, 'packages', file)),
    tsconfig: fileURLToPath(new URL('../tsconfig.site.json', import.meta.url)),
    name: 'Bastide',
    readme: join(root, 'docs', 'README.md'),
    projectDocuments: GUIDES.map((file) => join(root, 'docs', file)),
    customCss: fileURLToPath(new URL('site.css', import.meta.url)),
    highlightLanguages: ['bash', 'console', 'html', 'javascript', 'json', 'nginx', 'python', 'typescript'],
    navigation: { includeGroups: false, includeCategories: false },
    navigationLinks: { Play: '../' },
    sort: ['documents-first', 'kind', 'alphabetical'],
    blockTags: [
      '@module',
      '@param',
      '@returns',
      '@minimum',
      '@maximum',
      '@multipleOf',
      '@pattern',
      '@unsaid',
      '@rule',
    ],
    excludeInternal: true,
    excludePrivate: true,
    excludeExternals: true,
    disableSources: true,
    disableGit: true,
    hideGenerator: true,
    searchInComments: true,
    searchInDocuments: true,
    // `npm run typecheck` checks them.
    skipErrorChecking: true,
    validation: { invalidLink: true, notExported: false, notDocumented: false },
    treatWarningsAsErrors: true,
    logLevel: 'Warn',
  });
  /** @type {string[]} */
  const titles = [];
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const document of project.documents ?? []) {
      takeTitle(document);
      titles.push(document.name);
    }
    for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
      const door = DOORS.find(({ file }) => file.replace(/(?:\/index)?\.ts$/, '') === module.name);
      if (door !== undefined) module.name = door.name;
    }
  });
  // Guides as they are listed, then the doors.
  const isLast = -10_000;
  app.converter.on(
    Converter.EVENT_RESOLVE_END,
    ({ project }) => {
      const order = [...titles, ...DOORS.map(({ name }) => name)];
      project.childrenIncludingDocuments?.sort(
        (one, other) => order.indexOf(one.name) - order.indexOf(other.name),
      );
    },
    isLast,
  );
  app.renderer.on(PageEvent.END, (page) => {
    // The server lets no script run that stands in a page; and the first page has a title of its own.
    const title = page.url === 'index.html' ? /<div class="tsd-page-title">.*?<\/div>/s : /$^/;
    page.contents = (page.contents ?? '').replaceAll(/<script>(.*?)<\/script>/gs, '').replace(title, '');
  });
  const project = await app.convert();
  if (project === undefined) return false;
  await app.generateDocs(project, site);
  return !app.logger.hasErrors() && !app.logger.hasWarnings();
}

/**
 * A guide is called what its first line says, not by its file.
 * @param {import('typedoc').DocumentReflection} document
 */
function takeTitle(document) {
  const [first] = document.content;
  const [, title] = /^# (.+)/.exec(first?.text ?? '') ?? [];
  if (title === undefined) return;
  document.name = title;
}
