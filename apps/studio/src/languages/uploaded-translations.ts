import { keptFiles, keptForPerson } from '../server/kept-for-person.ts';

/** Files of translators between the preview and the import, each for who brought it. */
export const uploadedTranslations = keptForPerson('files of translators', keptFiles);
