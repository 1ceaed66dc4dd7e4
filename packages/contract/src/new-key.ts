/** A name that nothing else has. `crypto.randomUUID` is missing where a page came over plain HTTP, this is not. */
export const newKey = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
