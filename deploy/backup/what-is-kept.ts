/** The paths under the data folder that a back-up has, and a restore puts back. */
export const journalFile = 'journal.sqlite';
export const uploadsFolder = 'uploads';
/** The last good content, so that a site shows it before its studio is back. */
export const contentFiles = ['snapshot.json', 'studio-known'];
/** Pictures, documents and résumés, where they are not in S3. */
export const studioFolder = 'studio';
export const secretFiles = ['secrets.json', 'tracking-key'];
