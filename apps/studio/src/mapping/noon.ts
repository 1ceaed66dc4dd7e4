/** A day is stored as its noon, as Payload's day picker does, so that no time zone changes the day. */
export const noon = (date: string) => `${date}T12:00:00.000Z`;
