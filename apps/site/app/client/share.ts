import { sharePopup } from '../constants.ts';

/** Fills `{url}` and `{title}` into the template of a network's share page. */
export const shareAddress = (template: string, url: string, title: string): string =>
	template.replaceAll('{url}', () => encodeURIComponent(url)).replaceAll('{title}', () => encodeURIComponent(title));

/** Opens a popup, centered if the screen position is known. */
export function openSharePopup(address: string) {
	const { width, height } = sharePopup;
	const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2));
	const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2));
	open(address, '_blank', `popup,noopener,width=${width},height=${height},left=${left},top=${top}`);
}

/** The device's share dialog; closing it is not an error. */
export const openShareSheet = (what: { url: string; title: string }) =>
	void navigator.share?.(what).catch(() => undefined);
