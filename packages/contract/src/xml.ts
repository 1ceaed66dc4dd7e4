const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML cannot hold, not even escaped. */
const impossible = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text as it stands in XML, in an element or an attribute. */
export const xml = (text: string) => text.replace(impossible, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
