import type { Snapshot } from '@site/contract/snapshot';
import type { Findable } from '../../apps/site/server/content/findable.ts';

/**
 * The name of a result in judged queries: `product 101`, `page contact`, `member weihan-lin`, `question 102.1` for the
 * first question of a product.
 */
export function nameOf({ documents }: Snapshot, { kind, id, slug }: Findable): string {
	if (kind === 'product' || kind === 'job') return `${kind} ${id}`;
	if (kind === 'event' || kind === 'article') return `${kind} ${slug}`;
	if (kind === 'document') return `document ${documents.find(({ url }) => url === slug)?.key ?? slug}`;
	if (kind === 'question') return `question ${Math.floor(id / 1000)}.${id % 100}`;
	return pageNames.find(([start]) => slug.startsWith(start))?.[1](slug) ?? `page ${slug.slice(1)}`;
}

const pageNames: [start: string, name: (address: string) => string][] = [
	['/scientific-strategy-board-info?name=', (address) => `member ${address.split('=')[1]}`],
	['/Culture/', (address) => `culture ${address.split('/')[2]}`],
	['/contract-manufacturing?', () => 'page contract-manufacturing-supply-chain'],
	['/ANTI-BRIBERY', () => 'page anti-bribery-policy'],
	['/halvera-poc-newsletter', () => 'page newsletter'],
	['/product/all', () => 'page products'],
	['/product/', (address) => `area ${address.split('/')[2]}`],
];
