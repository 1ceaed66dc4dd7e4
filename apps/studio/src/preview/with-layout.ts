/** Sizes other than these two leave the choice of layout to the site. */
export function withLayout(address: string, size: string | undefined, language: 'en' | 'cn'): string {
	const url = new URL(address);
	if (size === 'mobile' || size === 'desktop') url.searchParams.set('layout', size);
	else url.searchParams.delete('layout');
	url.searchParams.set('lang', language);
	return url.href;
}
