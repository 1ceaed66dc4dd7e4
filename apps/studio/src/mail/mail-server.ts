const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/**
 * smtp://user:password@host:port, or smtps:// for TLS from the start. Plain smtp requires STARTTLS, unless the server
 * is on this machine or the address ends in ?tls=off.
 */
export function mailServer(address: string) {
	const { protocol, hostname, port, username, password, searchParams } = new URL(address);
	const secure = protocol === 'smtps:';
	const requireTLS = !secure && !isThisMachine(hostname) && searchParams.get('tls') !== 'off';
	const auth = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined;
	return { host: hostname, port: Number(port) || (secure ? 465 : 587), secure, requireTLS, auth, ...timeouts };
}
