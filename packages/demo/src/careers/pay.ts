import { brand } from '@site/contract/brand';
import type { Job } from '@site/contract/careers';
import type { Text } from '@site/contract/language';

type Range = readonly [low: number, high: number];
const currencies = ['USD', 'CNY', 'SGD'] as const;
type Currency = (typeof currencies)[number];

/** Yearly pay of each job, by the currency of the place. */
const pay: Record<number, Partial<Record<Currency, Range>>> = {
	1: { USD: [138_000, 172_000] },
	2: { CNY: [150_000, 210_000] },
	3: { USD: [126_000, 158_000], CNY: [260_000, 360_000] },
	4: { USD: [104_000, 132_000] },
	5: { USD: [92_000, 118_000] },
	6: { CNY: [180_000, 240_000] },
	7: { CNY: [200_000, 280_000] },
	8: { USD: [118_000, 146_000], CNY: [280_000, 380_000] },
	9: { CNY: [120_000, 160_000] },
	10: { USD: [88_000, 112_000] },
	11: { USD: [52_000, 64_000] },
	12: { SGD: [66_000, 88_000] },
	13: { USD: [58_000, 74_000] },
	14: { SGD: [96_000, 130_000] },
	15: { USD: [86_000, 110_000] },
	16: { USD: [98_000, 124_000] },
};

const signs: Record<Currency, string> = { USD: '$', CNY: 'CN¥', SGD: 'S$' };
const money = (currency: Currency, amount: number) => `${signs[currency]}${amount.toLocaleString('en-US')}`;

const equal: Required<Text> = {
	en: `${brand.company} is an equal opportunity employer. We decide by what a position needs, and by nothing else that the law protects. If you need an adjustment to apply, tell us.`,
	cn: `${brand.company} 提供平等就业机会，仅依据岗位要求作出录用决定。如申请过程中需要便利安排，请告诉我们。`,
};

/** A job with its pay, and the note on who may apply. */
export function withPay(job: Job): Job {
	const paid = pay[job.id] ?? {};
	const said = (to: string) =>
		currencies
			.flatMap((currency) => paid[currency]?.map((amount) => money(currency, amount)).join(to) ?? [])
			.join('; ');
	return {
		...job,
		content: {
			en: `${job.content.en}\n<p><strong>Pay:</strong> ${said(' to ')} a year, by experience and place.</p>\n<p>${equal.en}</p>`,
			cn: `${job.content.cn}\n<p><strong>薪酬：</strong>年薪 ${said(' 至 ')}，视经验和工作地点而定。</p>\n<p>${equal.cn}</p>`,
		},
	};
}
