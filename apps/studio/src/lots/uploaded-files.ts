import { keptFiles, keptForPerson } from '../server/kept-for-person.ts';

/** Uploaded files between preview and import, each for its uploader only. */
export const uploadedFiles = keptForPerson('files of lots', keptFiles);
