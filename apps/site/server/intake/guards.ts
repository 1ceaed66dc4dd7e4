import { wireName } from '@site/contract/forms/form';

type HeaderOf = (name: string) => string | undefined;

/** Whether a write may come from another site's page. Clients other than browsers send neither header. */
export function isCrossOrigin(header: HeaderOf, trustProxy: boolean): boolean {
	const site = header('sec-fetch-site');
	if (site) return site !== 'same-origin' && site !== 'none';
	const origin = header('origin');
	if (!origin) return false;
	const host = URL.canParse(origin) ? new URL(origin).host : '';
	return host !== header('host') && !(trustProxy && host === header('x-forwarded-host'));
}

/** The element of the honeypot: hidden from people, filled in by bots. */
export const honeypotField = wireName('honeypot');
/** The time for which the form was open, in milliseconds. */
export const fillTimeHeader = 'x-fill-time';
/** Nobody reads and fills a form faster. */
const shortestFillTime = 1500;

/** Whether a bot probably sent the form. Missing signals never count against a visitor. */
export function isSuspect(honeypot: unknown, fillTime: string | undefined): boolean {
	const filled = typeof honeypot === 'string' && honeypot.trim() !== '';
	const hasty = fillTime !== undefined && /^\d{1,12}$/.test(fillTime) && Number(fillTime) < shortestFillTime;
	return filled || hasty;
}
