import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export type Allowance = { points: number; seconds: number };
export type LimitKind = 'read' | 'write' | 'upload' | 'view' | 'link';
export type Allowances = Record<LimitKind, Allowance>;

/** Per address: far above what an office full of visitors does, far below what a script needs to do harm. */
export const defaultAllowances: Allowances = {
	read: { points: 1200, seconds: 60 },
	write: { points: 30, seconds: 600 },
	upload: { points: 12, seconds: 600 },
	view: { points: 120, seconds: 60 },
	// Counted per subscriber: large mail providers send the clicks of thousands from a few IP addresses.
	link: { points: 20, seconds: 600 },
};

const plenty: Allowance = { points: Number.MAX_SAFE_INTEGER, seconds: 1 };

/** For tests and load from one machine that is known. */
export const unlimited: Allowances = { read: plenty, write: plenty, upload: plenty, view: plenty, link: plenty };

export type Limits = {
	/** Undefined where the call may go on, otherwise the seconds to wait. */
	refused(kind: LimitKind, address: string): Promise<number | undefined>;
};

export function createLimits(allowances: Allowances): Limits {
	const limiter = (kind: LimitKind) =>
		new RateLimiterMemory({ points: allowances[kind].points, duration: allowances[kind].seconds });
	const limiters = {
		read: limiter('read'),
		write: limiter('write'),
		upload: limiter('upload'),
		view: limiter('view'),
		link: limiter('link'),
	};
	return {
		refused: async (kind, address) => {
			try {
				await limiters[kind].consume(address);
				return undefined;
			} catch (refusal) {
				if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
				throw refusal;
			}
		},
	};
}
