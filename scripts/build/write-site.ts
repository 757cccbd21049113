import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  RenderedPage,
  RenderedSite,
  SiteRenderer,
} from '../../src/app/pages/rendered-site.ts';
import { fillPage } from './fill-page.ts';
import { type Manifest, routeFiles } from './route-files.ts';

/** The only font file that every page needs at once; others come when a letter of theirs does. */
const FIRST_FONT = /inter-latin-wght-normal[^/]*\.woff2$/;

/** Where the build leaves its halves. */
export interface BuildFolders {
  /** The browser's half, served as it is. */
  readonly dist: string;
  /** JavaScript file of the other half, which renders the pages. */
  readonly renderer: string;
}

const fontsOf = (manifest: Manifest): string[] => {
  const files = Object.values(manifest).map(({ file }) => file);
  return files.filter((file) => FIRST_FONT.test(file));
};

const indexOf = ({ paths, notFound, languages, files }: RenderedSite): string =>
  JSON.stringify({ paths, notFound, languages, files: Object.keys(files) });

/** Renders every page of the built app and writes the files that the server answers with. */
export const writeSite = async ({ dist, renderer }: BuildFolders): Promise<void> => {
  // By its plain name: its other parts import it by that, and would be given a second one.
  const { renderSite }: SiteRenderer = await import(pathToFileURL(renderer).href);
  const site = await renderSite();
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const fonts = fontsOf(manifest);
  const folder = join(dist, 'pages');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const writePage = (page: RenderedPage): Promise<void> => {
    const html = fillPage(template, page, { ...routeFiles(manifest, page.modules), fonts });
    return writeFile(join(folder, `${page.id}.${page.language}.html`), html);
  };
  await Promise.all(site.pages.map(writePage));
  for (const [name, text] of Object.entries(site.files)) await writeFile(join(folder, name), text);
  await writeFile(join(folder, 'index.json'), indexOf(site));
};
