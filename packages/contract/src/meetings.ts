// Separate from the rest about meetings: these two are in the scripts of every page.

/** The page of a meeting, where its time is moved or cancelled; its links go there with a key. */
export const meetingPath = '/meeting';
/** The chosen time on the wire, beside the fields of the contact form: `2026-12-02T17:00:00.000Z`. */
export const meetingField = 'meeting';
