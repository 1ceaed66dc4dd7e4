import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** The size of the largest photos from phones. */
export const largestFile = 10 * 1024 * 1024;

export type Allowance = { points: number; seconds: number };
export type LimitKind = 'read' | 'write' | 'upload' | 'kilobytes' | 'view' | 'link' | 'paste' | 'meeting';
export type Allowances = Record<LimitKind, Allowance>;

/** Per address: far above what an office full of visitors does, far below what a script needs to do harm. */
export const defaultAllowances: Allowances = {
	read: { points: 1200, seconds: 60 },
	write: { points: 30, seconds: 600 },
	upload: { points: 12, seconds: 600 },
	// Enough for two reports with six photos of the largest size.
	kilobytes: { points: 120 * 1024, seconds: 3600 },
	view: { points: 120, seconds: 60 },
	// Counted per subscriber: large mail providers send the clicks of thousands from a few IP addresses.
	link: { points: 20, seconds: 600 },
	paste: { points: 30, seconds: 600 },
	// Bookings of event times, which are confirmed at once.
	meeting: { points: 6, seconds: 3600 },
};

const kinds = Object.keys(defaultAllowances) as LimitKind[];
const plenty: Allowance = { points: Number.MAX_SAFE_INTEGER, seconds: 1 };
const forEach = <T>(make: (kind: LimitKind) => T) =>
	Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<LimitKind, T>;

/** For tests, and load tests from one known machine. */
export const unlimited: Allowances = forEach(() => plenty);

export type Limits = {
	/** Undefined if the call may go on, otherwise the seconds to wait. */
	refused(kind: LimitKind, address: string, points?: number): Promise<number | undefined>;
	/** Returns the points of a call that did nothing. */
	giveBack(kind: LimitKind, address: string): Promise<void>;
};

export function createLimits(allowances: Allowances): Limits {
	const limiters = forEach((kind) => {
		const { points, seconds } = allowances[kind];
		return new RateLimiterMemory({ points, duration: seconds });
	});
	return {
		refused: async (kind, address, points = 1) => {
			try {
				await limiters[kind].consume(address, points);
				return undefined;
			} catch (refusal) {
				if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
				throw refusal;
			}
		},
		giveBack: async (kind, address) => void (await limiters[kind].reward(address)),
	};
}
