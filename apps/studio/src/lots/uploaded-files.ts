import { keptFiles, keptForPerson } from '../server/kept-for-person.ts';

/** Files of lots between the preview and the import, each for who brought it. */
export const uploadedFiles = keptForPerson('files of lots', keptFiles);
