import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application, Converter, PageEvent, ReflectionKind } from 'typedoc';
import { CHAPTERS, DOORS, FILES, PAGES, pagesIn, withoutStrayLinks } from './contents.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What the reference is made from: all that may be imported. */
const REFERENCE = {
  entryPoints: DOORS.map(({ file }) => join(root, 'packages', file)),
  tsconfig: fileURLToPath(new URL('../tsconfig.site.json', import.meta.url)),
};

/**
 * Builds guides and reference with TypeDoc.
 * @param {string} site
 * @param {{ entryPoints: string[], tsconfig: string }} reference
 * @returns {Promise<boolean>} whether there was nothing to complain about
 */
export async function buildSite(site, reference = REFERENCE) {
  rmSync(site, { recursive: true, force: true });
  const app = await Application.bootstrap({
    ...reference,
    name: 'Bastide',
    readme: join(root, 'docs', PAGES[0]),
    projectDocuments: PAGES.slice(1).map((file) => join(root, 'docs', file)),
    customCss: fileURLToPath(new URL('site.css', import.meta.url)),
    highlightLanguages: ['bash', 'console', 'html', 'javascript', 'json', 'nginx', 'python', 'typescript'],
    // Names of files are no addresses, though some look like one.
    markdownItOptions: { html: true, linkify: false },
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
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const document of project.documents ?? []) takeTitle(document);
    for (const chapter of CHAPTERS) fillChapter(project, chapter);
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
      const order = [...PAGES.slice(1).map(titleOf), ...DOORS.map(({ name }) => name)];
      project.childrenIncludingDocuments?.sort(
        (one, other) => order.indexOf(one.name) - order.indexOf(other.name),
      );
    },
    isLast,
  );
  app.renderer.on(PageEvent.END, (page) => {
    // The server lets no script run that stands in a page; and the first page has a title of its own.
    const title = page.url === 'index.html' ? /<div class="tsd-page-title">.*?<\/div>/s : /$^/;
    const contents = (page.contents ?? '').replaceAll(/<script>(.*?)<\/script>/gs, '').replace(title, '');
    page.contents = withoutStrayLinks(contents);
  });
  const project = await app.convert();
  if (project === undefined) return false;
  await app.generateDocs(project, site);
  const media = join(site, 'media');
  for (const name of readdirSync(media)) if (!FILES.test(name)) rmSync(join(media, name));
  return !app.logger.hasErrors() && !app.logger.hasWarnings();
}

/**
 * A guide is called what its first line says, not by its file.
 * @param {import('typedoc').DocumentReflection} document
 */
function takeTitle(document) {
  document.name = titleIn(document.content.map(({ text }) => text).join('')) ?? document.name;
}

/** @param {string} file of a page */
function titleOf(file) {
  return titleIn(readFileSync(join(root, 'docs', file), 'utf8')) ?? file;
}

/** @param {string} text */
function titleIn(text) {
  return /^# (.+)/.exec(text)?.[1].replaceAll('`', '');
}

/**
 * Its pages are shown below the one that lists them.
 * @param {import('typedoc').ProjectReflection} project
 * @param {string} chapter
 */
function fillChapter(project, chapter) {
  const documents = [...(project.documents ?? [])];
  const list = documents.find(({ name }) => name === titleOf(`${chapter}/README.md`));
  if (list === undefined) throw new Error(`${chapter} has no list of its pages`);
  const titles = pagesIn(chapter).map(titleOf);
  for (const page of documents.filter(({ name }) => titles.includes(name))) {
    project.removeChild(page);
    list.addChild(page);
    page.parent = list;
  }
}
