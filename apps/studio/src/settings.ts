import { resolve } from 'node:path';
import { proxiesIn } from '@site/contract/proxies';
import { secondFactors } from './settings-problem.ts';

/** All settings. Nothing else reads the environment. */
const env = process.env;
const text = (name: string, otherwise = '') => env[name]?.trim() || otherwise;

const port = Number(text('STUDIO_PORT', '3001'));
const dataDir = resolve(/* turbopackIgnore: true */ text('DATA_DIR', 'data'));
const siteUrl = text('SITE_URL', 'http://localhost:3000').replace(/\/$/, '');
const secondFactor = secondFactors.find((each) => each === text('SECOND_FACTOR', 'optional'));
if (!secondFactor) throw new Error(`SECOND_FACTOR is one of: ${secondFactors.join(', ')}`);
const mailFrom = text('MAIL_FROM', 'website@localhost');

export const settings = {
	port,
	/** Empty: all addresses of this machine. */
	host: text('STUDIO_HOST'),
	studioUrl: text('STUDIO_URL', `http://localhost:${port}`).replace(/\/$/, ''),
	siteUrl,
	dataDir,
	/** Each site server as the studio reaches it; by default the site's address. */
	siteServers: text('SITE_SERVERS', siteUrl)
		.split(/[\s,]+/)
		.map((url) => url.replace(/\/$/, '')),
	/** Shared with the site: opens the snapshot, the pictures, the deliveries and the previews. */
	token: text('STUDIO_TOKEN'),
	/** Shared with the site: signs the links in e-mails to subscribers. */
	linkSecret: text('LINK_SECRET', text('STUDIO_TOKEN')),
	secret: text('PAYLOAD_SECRET'),
	/** Opens the figures of site and studio; empty: to this machine only. */
	metricsToken: text('METRICS_TOKEN'),
	/** How many proxies in front write X-Forwarded-For; without any the header is a caller's own claim. */
	proxies: proxiesIn(text('TRUST_PROXY')),
	/** Empty: the studio runs its own PostgreSQL in the data folder and passes its address to the other processes. */
	databaseUrl: text('DATABASE_URL'),
	databaseFolder: resolve(/* turbopackIgnore: true */ dataDir, 'postgres'),
	/** Marker of earlier content: with it, an empty database is a loss, not a first start. */
	contentMark: resolve(/* turbopackIgnore: true */ dataDir, 'studio-content-known'),
	folders: {
		pictures: resolve(/* turbopackIgnore: true */ dataDir, 'studio', 'pictures'),
		documents: resolve(/* turbopackIgnore: true */ dataDir, 'studio', 'documents'),
		revisions: resolve(/* turbopackIgnore: true */ dataDir, 'studio', 'revisions'),
		films: resolve(/* turbopackIgnore: true */ dataDir, 'studio', 'films'),
		resumes: resolve(/* turbopackIgnore: true */ dataDir, 'studio', 'resumes'),
		'report-photos': resolve(/* turbopackIgnore: true */ dataDir, 'studio', 'report-photos'),
	},
	/** Number of products and articles in the sample company; 0 leaves the sample as it is. */
	sample: Number(text('SAMPLE', '0')),
	administrator: text('STUDIO_ADMIN_EMAIL', 'admin@example.com'),
	administratorPassword: text('STUDIO_ADMIN_PASSWORD'),
	/** Which users need a second factor. */
	secondFactor,
	/** The user who lost theirs, if no administrator is left to reset it. */
	resetSecondFactor: text('RESET_SECOND_FACTOR'),
	mail: {
		smtpUrl: text('SMTP_URL'),
		from: mailFrom,
		/** The wait after a first failure; it grows fourfold each time. */
		retrySeconds: Number(text('MAIL_RETRY_SECONDS', '60')),
		mailboxes: {
			contact: text('MAIL_CONTACT', mailFrom),
			quote: text('MAIL_SALES', mailFrom),
			signup: text('MAIL_MARKETING', mailFrom),
			application: text('MAIL_CAREERS', mailFrom),
			paper: text('MAIL_SALES', mailFrom),
			leadQuote: text('MAIL_SALES', mailFrom),
			sampleKit: text('MAIL_SALES', mailFrom),
			distributor: text('MAIL_SALES', mailFrom),
			newsletter: text('MAIL_MARKETING', mailFrom),
			report: text('MAIL_QUALITY', mailFrom),
		},
	},
	/** Longest interval between checks for due mails and plans, in seconds; shorter in tests. */
	lookEvery: Number(text('LOOK_SECONDS', '10')),
	s3: {
		bucket: text('S3_BUCKET'),
		region: text('S3_REGION', 'us-east-1'),
		endpoint: text('S3_ENDPOINT'),
		accessKeyId: text('S3_ACCESS_KEY_ID'),
		secretAccessKey: text('S3_SECRET_ACCESS_KEY'),
	},
};
