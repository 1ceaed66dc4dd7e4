/** A day is kept as its noon, as Payload's day picker does, so that no time zone moves it. */
export const noon = (date: string) => `${date}T12:00:00.000Z`;
