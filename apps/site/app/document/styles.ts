/**
 * The styles are inlined in the page, so that nothing has to be fetched before the first paint. The browser bundle does
 * not contain them: it reads them from the document.
 */
export const styles: string = import.meta.env.SSR
	? (await import('../styles/styles.css?inline')).default
	: (document.getElementById('styles')?.textContent ?? '');

// In development the stylesheet is loaded for hot reload.
if (import.meta.env.DEV && !import.meta.env.SSR) await import('../styles/styles.css');
