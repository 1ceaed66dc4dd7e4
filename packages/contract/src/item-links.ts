import { type LinkedKind, linkedKinds } from './kinds.ts';

const itemLink = new RegExp(`^link:(${linkedKinds.join('|')})([1-9]\\d{0,8})$`);

/** Fixed pages are named by their key (`link:page_about`). */
const pageLink = /^link:page_[a-z_]+$/;

export const linkOfItem = (kind: LinkedKind, id: number): string => `link:${kind}${id}`;
export const linkOfPage = (key: string): string => `link:page_${key.replaceAll('-', '_')}`;

/** The item that a link names; null if it is not such a link. */
export function itemOfLink(value: string): { kind: LinkedKind; id: number } | null {
	const [, name, id] = itemLink.exec(value) ?? [];
	const kind = linkedKinds.find((one) => one === name);
	return kind ? { kind, id: Number(id) } : null;
}

export const isItemLink = (value: string): boolean => itemLink.test(value) || pageLink.test(value);
