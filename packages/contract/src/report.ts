/** Addresses and fields of reports of problems with devices. */
export const reportPath = '/report';
/** The states of a report that its sender sees. */
export const reportStates = ['received', 'examining', 'closed'] as const;
export type ReportState = (typeof reportStates)[number];

export const mostPhotos = 6;

/** New files, and the ids of files stored by an earlier attempt. */
export const photoField = 'photos';
export const keptPhotoField = 'kept_photos';

/** The page with the state of a report, for visitors with its key. */
export const reportStateAddress = (reference: string, key: string) => `${reportPath}/${reference}?key=${key}`;
