import { type ListLine, writtenList } from '@site/contract/list';
import { routePaths } from '../route-paths.ts';
import { queryOf } from './query.ts';

const colons = (query: string) => query.replaceAll('%3A', ':');

/** An address that shows these lines to anyone who opens it. */
export const listOf = (lines: readonly ListLine[], more: readonly [string, string][] = []): string =>
	routePaths.List + colons(queryOf([['items', writtenList(lines)], ...more]));

/** The lines as a file for a spreadsheet. */
export const listFile = (ending: 'csv' | 'xlsx', lines: readonly ListLine[]): string =>
	`${routePaths.List}.${ending}${colons(queryOf([['items', writtenList(lines)]]))}`;
