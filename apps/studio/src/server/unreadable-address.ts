/** Addresses at which Next and Payload fail instead of finding nothing: escapes that are none, and names that every object has. */
export function isUnreadable(url: string): boolean {
	const [path = ''] = url.split('?');
	try {
		const [, room, name = ''] = decodeURIComponent(path).split('/');
		return room === 'api' && name in Object.prototype;
	} catch {
		return true;
	}
}
