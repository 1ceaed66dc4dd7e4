/**
 * The styles travel inside the page, so that nothing is fetched before the first paint. The browser's build leaves them
 * out: there they are read back from the page they came with.
 */
export const styles: string = import.meta.env.SSR
	? (await import('./styles.css?inline')).default
	: (document.getElementById('styles')?.textContent ?? '');

// In development the styles follow their file.
if (import.meta.env.DEV && !import.meta.env.SSR) await import('./styles.css');
