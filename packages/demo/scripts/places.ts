import { fileURLToPath } from 'node:url';

const place = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const picturesFolder = place('pictures');
export const drawingsFolder = place('drawings');
export const manifestFile = place('src/pictures.json');
/** The films made by `films.ts`. */
export const filmsFolder = place('films');
export const filmsManifestFile = place('src/films/films.json');
export const buildFolder = place('build');
export const mediaFolder = place('build/media');
export const documentsFolder = place('build/documents');
/** The papers of products, each named by its SHA-256. */
export const revisionsFolder = place('build/revisions');
export const revisionsFile = place('build/revisions.json');
/** The sources of documents and share cards. */
export const sourceFolders = [place('src'), place('scripts'), place('../contract/src'), place('../paper/src')];
/** The drawings of the guides, which belong to the site. */
export const stepsFile = place('../../apps/site/app/pages/guide/steps.svg');
export const siteFolder = place('../../apps/site/public');
