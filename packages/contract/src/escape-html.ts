const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML, for an element or within the double quotes of an attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
