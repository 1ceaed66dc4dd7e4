import type { IncomingMessage, ServerResponse } from 'node:http';
import { csvOf } from '@site/contract/csv';
import type { Language } from '@site/contract/language';
import { type Cell, workbook } from '@site/contract/workbook';
import { languageAsked } from '../../app/addresses/language-address.ts';
import { standingWords } from '../../app/messages/standing.ts';
import { routePaths } from '../../app/route-paths.ts';
import type { Content } from '../content/content.ts';
import { type LineView, list } from '../content/list.ts';
import { readAddress } from './address.ts';

const widths = [18, 56, 28, 18, 10, 16];

const names: Record<Language, { sheet: string; head: string[] }> = {
	en: { sheet: 'List', head: ['REF', 'Product', 'Pack', 'GTIN', 'Quantity', 'Note'] },
	cn: { sheet: '清单', head: ['货号（REF）', '产品', '包装', 'GTIN', '数量', '备注'] },
};

function rowsOf(lines: readonly LineView[], language: Language): Cell[][] {
	return [
		names[language].head,
		...lines.map(({ reference, title, pack, gtin, quantity, isDiscontinued }) => [
			...[reference, title, pack, gtin, quantity],
			isDiscontinued ? standingWords[language].discontinued : '',
		]),
	];
}

const files = {
	'.csv': { type: 'text/csv; charset=utf-8', write: (rows: Cell[][]) => Buffer.from(csvOf(rows)) },
	'.xlsx': {
		type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
		write: (rows: Cell[][], language: Language) => Buffer.from(workbook({ name: names[language].sheet, rows, widths })),
	},
};
const endings = ['.csv', '.xlsx'] as const;

/** `/list.csv` and `/list.xlsx`: the lines that the address names. Undefined for any other path. */
export const createListFiles =
	({ content, headers }: { content: () => Content; headers: Record<string, string> }) =>
	(request: IncomingMessage, response: ServerResponse, path: string): true | undefined => {
		const ending = endings.find((each) => path === routePaths.List + each);
		if (!ending) return undefined;
		const { query } = readAddress(request.url);
		const language = languageAsked(query) ?? 'en';
		const items = new URLSearchParams(query).get('items') ?? '';
		const { lines } = list(content(), { items, add: '', left: '', language });
		const { type, write } = files[ending];
		const body = write(rowsOf(lines, language), language);
		response.writeHead(200, {
			...headers,
			'Content-Type': type,
			'Content-Disposition': `attachment; filename="list${ending}"`,
			'Content-Length': body.length,
			'Cache-Control': 'no-cache',
			'X-Robots-Tag': 'noindex',
		});
		response.end(request.method === 'HEAD' ? undefined : body);
		return true;
	};
