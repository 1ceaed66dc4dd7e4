import { proxiesIn } from '@site/contract/proxies';
import { isAddress as isMailbox } from './mail/is-address.ts';

type Environment = Record<string, string | undefined>;
type Rule = { names: string[]; has: string; isFit: (value: string) => boolean };

const isAddress = (protocols: RegExp, isBare: boolean) => (value: string) => {
	const url = URL.parse(value);
	return url !== null && protocols.test(url.protocol) && (!isBare || (url.pathname === '/' && url.search === ''));
};
const isNumber = (least: number, most: number) => (value: string) => Number(value) >= least && Number(value) <= most;
const isPort = (value: string) => Number.isInteger(Number(value)) && isNumber(1, 65535)(value);
const isWeb = isAddress(/^https?:$/, true);
const isProxies = (value: string) => {
	try {
		return proxiesIn(value) >= 0;
	} catch {
		return false;
	}
};

export const secondFactors = ['optional', 'administrators', 'everybody'] as const;

const rules: Rule[] = [
	{ names: ['STUDIO_PORT'], has: 'to be a port, a whole number from 1 to 65535', isFit: isPort },
	{
		names: ['STUDIO_URL', 'SITE_URL'],
		has: 'to be an address such as https://www.example.com, with nothing behind the host',
		isFit: isWeb,
	},
	{
		names: ['SITE_SERVERS'],
		has: 'to be addresses such as http://10.0.0.1:3000, with commas between',
		isFit: (value) => value.split(/[\s,]+/).every(isWeb),
	},
	{
		names: ['DATABASE_URL'],
		has: 'to be an address such as postgres://USER:PASSWORD@HOST:5432/NAME',
		isFit: isAddress(/^postgres(?:ql)?:$/, false),
	},
	{ names: ['SMTP_URL'], has: 'to begin with smtp:// or smtps://', isFit: isAddress(/^smtps?:$/, false) },
	{ names: ['S3_ENDPOINT'], has: 'to begin with http:// or https://', isFit: isAddress(/^https?:$/, false) },
	{ names: ['SAMPLE'], has: 'to be a number of products', isFit: isNumber(0, 1_000_000) },
	{
		names: ['MAIL_RETRY_SECONDS', 'LOOK_SECONDS'],
		has: 'to be a number of seconds',
		isFit: isNumber(0.001, 1_000_000),
	},
	{
		names: [
			...['STUDIO_ADMIN_EMAIL', 'MAIL_FROM', 'MAIL_CONTACT', 'MAIL_SALES', 'MAIL_MARKETING', 'MAIL_CAREERS'],
			'MAIL_QUALITY',
		],
		has: 'to be one plain email address',
		isFit: isMailbox,
	},
	{
		names: ['SECOND_FACTOR'],
		has: `to be one of: ${secondFactors.join(', ')}`,
		isFit: (value) => secondFactors.some((each) => each === value),
	},
	{ names: ['TRUST_PROXY'], has: 'to be the number of proxies in front, from 0 to 9', isFit: isProxies },
];

/** Secrets have no default, and messages never contain their values. */
const needed = {
	STUDIO_TOKEN: 'what site and studio show each other',
	PAYLOAD_SECRET: 'which signs sessions',
};
const untold = ['DATABASE_URL', 'SMTP_URL'];

/** The first problem of the settings; null if there is none. */
export function settingsProblem(environment: Environment): string | null {
	const given = (name: string) => environment[name]?.trim() ?? '';
	for (const { names, has, isFit } of rules)
		for (const name of names) {
			if (given(name) === '' || isFit(given(name))) continue;
			const value = untold.includes(name) ? '' : `, and is “${given(name)}”`;
			return `the setting ${name} is not usable: it has ${has}${value}`;
		}
	for (const [name, what] of Object.entries(needed))
		if (given(name) === '') return `the setting ${name} is missing: ${what}`;
	return null;
}
