/** Link texts without a meaning for users who hear only the links of a page. */
const empty =
	/^(click here|here|go|more|more info|more information|information|learn more|read more|see more|view more|start|this|详情|更多|这里|点击这里|了解更多|查看更多)$/i;
const newTab = / \(opens in a new tab\)$|（在新标签页中打开）$/;

/** The links of a page that have such texts. */
export const emptyLinks = (html: string): string[] =>
	[...html.matchAll(/<a\b[^>]*>(.*?)<\/a>/gs)]
		.map(([, content = '']) =>
			content
				.replace(/<[^>]+>/g, '')
				.replace(newTab, '')
				.trim(),
		)
		.filter((words) => empty.test(words));
