import { expect, type Page } from '@playwright/test';

/** A flex or grid box drops the spaces between a text and an element beside it: words run together. */
export async function expectNoLostSpaces(page: Page) {
	const lost = await page.evaluate(() => {
		const isBox = (element: Element) => {
			const { display, columnGap } = getComputedStyle(element);
			return /flex|grid/.test(display) && !Number.parseFloat(columnGap);
		};
		const losesSpace = (node: Node) => {
			const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
			if (!text.trim()) return false;
			const isElement = (sibling: Node | null) => sibling instanceof Element;
			return (/^\s/.test(text) && isElement(node.previousSibling)) || (/\s$/.test(text) && isElement(node.nextSibling));
		};
		return [...document.querySelectorAll('body *')]
			.filter((element) => isBox(element) && [...element.childNodes].some(losesSpace))
			.map((element) => element.textContent);
	});
	expect(lost).toEqual([]);
}
