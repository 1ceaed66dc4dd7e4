/**
 * Addresses at which Next and Payload crash instead of finding nothing: invalid escapes, and names of object prototype
 * properties.
 */
export function isUnreadable(url: string): boolean {
	const [path = ''] = url.split('?');
	try {
		const [, room, name = ''] = decodeURIComponent(path).split('/');
		return room === 'api' && name in Object.prototype;
	} catch {
		return true;
	}
}
