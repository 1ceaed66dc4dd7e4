import { sharePopup } from '../constants.ts';

/** A network's share page for an address: its setting has `{url}` and perhaps `{title}` where they go. */
export const shareAddress = (template: string, url: string, title: string): string =>
	template.replaceAll('{url}', () => encodeURIComponent(url)).replaceAll('{title}', () => encodeURIComponent(title));

/** A window of its own, in the middle of the screen where that is known. */
export function openSharePopup(address: string) {
	const { width, height } = sharePopup;
	const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2));
	const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2));
	open(address, '_blank', `popup,noopener,width=${width},height=${height},left=${left},top=${top}`);
}

/** The device's own list of apps to share with; whoever closes it has changed their mind. */
export const openShareSheet = (what: { url: string; title: string }) =>
	void navigator.share?.(what).catch(() => undefined);
