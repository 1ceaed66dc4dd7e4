import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileSize } from '@site/contract/file-size';
import type { Language } from '@site/contract/language';
import { languageAsked } from '../../app/addresses/language-address.ts';
import { dataFolder } from '../../app/destinations.ts';
import type { Content } from '../content/content.ts';
import { dayText } from '../content/dates.ts';
import { remember } from '../content/remember.ts';
import { readAddress } from '../pages/address.ts';
import { encoded, quality, unencoded } from '../pages/compression.ts';
import { sendStored } from '../pages/send.ts';
import { type StoredAnswer, storedAnswer } from '../pages/stored-answer.ts';
import { dataFiles, said, typeOf } from './files.ts';
import { catalogTables } from './tables.ts';
import { rowNamed, type Versions } from './versions.ts';

type Options = {
	content: () => Content;
	versions: Versions;
	publicUrl: string;
	headers: Record<string, string>;
};

type FileKey = `${Language} ${string}`;
const partsOf = (key: FileKey) => [key.startsWith('cn ') ? 'cn' : 'en', key.slice(3)] as const;

/** A workbook is an archive, which nothing makes smaller. */
const isPacked = (name: string) => name.endsWith('.xlsx');

const mostFiles = 64;
const changesName = 'changes';

/** `/data/…`: the catalog for programs, and what changed in it. Each file is made once for each version of the content. */
export function createDataFiles({ content, versions, publicUrl, headers }: Options) {
	/** Programs of other sites may read what is public anyway. */
	const open = { ...headers, 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

	const find = (current: Content, language: Language, name: string) =>
		dataFiles({ content: current, language, publicUrl }).find((file) => file.name === name);

	const written = remember(mostFiles, (current: Content, key: FileKey) => {
		const [language, name] = partsOf(key);
		const file = find(current, language, name);
		return Buffer.from(file?.write({ content: current, language, publicUrl, ...versions.of(current) }) ?? '');
	});

	const stored = remember(mostFiles, async (current: Content, key: FileKey): Promise<StoredAnswer | null> => {
		const [language, name] = partsOf(key);
		const file = find(current, language, name);
		if (!file) return null;
		const body = written(current, key);
		return storedAnswer(
			200,
			{
				...open,
				'Content-Type': typeOf(file),
				'Content-Language': language === 'cn' ? 'zh-CN' : 'en',
				...((isPacked(name) || file.type === 'csv') && { 'Content-Disposition': `attachment; filename="${name}"` }),
				'Last-Modified': new Date(versions.of(current).publishedAt).toUTCString(),
				'Cache-Control': 'public, no-cache',
				Vary: 'Accept-Encoding',
			},
			createHash('sha256').update(body).digest('base64url').slice(0, 22),
			isPacked(name) ? unencoded(body) : await encoded(body, quality.page),
		);
	});

	/** The language of a file's texts, which may be English alone. */
	const keyOf = (current: Content, language: Language, name: string): FileKey | null => {
		const file = find(current, language, name);
		return file ? `${file.isEnglish ? 'en' : language} ${name}` : null;
	};

	/** The changes since a version, or the versions that can be asked for. */
	function changes(since: string | null) {
		const newest = versions.of(content());
		if (since === null) return { status: 200, told: { ...newest, versions: versions.known() } };
		const found = versions.since(since);
		if (!found) return { status: 404, told: { ...newest, since, problem: 'unknown version: fetch the whole files' } };
		const rows = found.map(([table, key, change]) => ({ table, change, row: rowNamed(table, key) }));
		return { status: 200, told: { ...newest, since, changes: rows } };
	}

	return {
		async answer(request: IncomingMessage, response: ServerResponse, name: string, id: string) {
			const { query } = readAddress(request.url);
			if (name === changesName) {
				const { status, told } = changes(new URLSearchParams(query).get('since'));
				const body = JSON.stringify(told);
				response.writeHead(status, {
					...open,
					'Content-Type': 'application/json; charset=utf-8',
					'Cache-Control': 'no-cache',
					'Content-Length': Buffer.byteLength(body),
				});
				return void response.end(request.method === 'HEAD' ? undefined : body);
			}
			const key = keyOf(content(), languageAsked(query) ?? 'en', name);
			const file = key && (await stored(content(), key));
			if (file) return void sendStored(request, response, file, id, !isPacked(name));
			response.writeHead(404, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
		},
		/** For the page: the version, the files with their sizes, and the columns of the catalog. */
		overview(language: Language) {
			const current = content();
			const files = dataFiles({ content: current, language, publicUrl });
			const { version, publishedAt } = versions.of(current);
			return {
				version,
				publishedOn: dayText(publishedAt.slice(0, 10), language),
				files: files.map(({ set, name, title, isEnglish = false }) => ({
					...{ set, name, title: title ? said(title, language) : name },
					address: `${dataFolder}${name}${isEnglish || language === 'en' ? '' : `?lang=${language}`}`,
					size: fileSize(written(current, `${isEnglish ? 'en' : language} ${name}`).length),
				})),
				tables: catalogTables.map((table) => ({
					...{ name: table.name, title: said(table, language) },
					columns: table.columns.map((column) => ({ name: column.name, title: said(column, language) })),
				})),
			};
		},
	};
}
export type DataOverview = ReturnType<ReturnType<typeof createDataFiles>['overview']>;
