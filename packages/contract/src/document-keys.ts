/** The places of the site that offer a document of the company. */
export const documentKeys = ['mdsap', 'iso-13485', 'anti-bribery', 'media-kit'] as const;
export type DocumentKey = (typeof documentKeys)[number];
