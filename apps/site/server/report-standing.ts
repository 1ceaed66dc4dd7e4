import type { Language } from '@site/contract/language';
import { reportStates } from '@site/contract/report';
import { isReportKey } from '@site/contract/report-key';
import { z } from 'zod';
import type { ReportStanding } from '../app/visit.ts';
import { dayText } from './content/dates.ts';

const Standing = z.object({ state: z.enum(reportStates), receivedOn: z.iso.date() });
const timeout = 3000;

/**
 * The state of a report, for a visitor with its key. The key is checked here, so that nobody learns from the studio
 * which references exist. A report unknown to the studio is still waiting for delivery.
 */
export function createReportStanding({
	studio,
	secret,
	fetch = globalThis.fetch,
}: {
	studio: { url: string; token: string } | null;
	secret: string;
	fetch?: typeof globalThis.fetch;
}) {
	return async (reference: string, key: string, language: Language): Promise<ReportStanding | null> => {
		if (!isReportKey(secret, reference, key)) return null;
		if (!studio) return { state: 'received', receivedOn: '' };
		const answer = await fetch(new URL(`/api/reports/standing/${encodeURIComponent(reference)}`, studio.url), {
			headers: { Authorization: `Bearer ${studio.token}` },
			signal: AbortSignal.timeout(timeout),
			redirect: 'error',
		}).catch(() => null);
		if (answer?.status === 404) return { state: 'received', receivedOn: '' };
		const standing = Standing.safeParse(await answer?.json().catch(() => null)).data;
		if (!standing) return { state: 'unknown', receivedOn: '' };
		return { state: standing.state, receivedOn: dayText(standing.receivedOn, language) };
	};
}
